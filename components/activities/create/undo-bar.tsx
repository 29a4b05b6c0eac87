'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { useActivityChange } from '#lib/client/activities/activities'
import type { UndoableSwipe } from '#lib/client/activities/undoable-swipe'

/** Shows the result of a deck's last card, and undoes it. */
export function UndoBar({ last: { id, batchId, title, kind } }: { last: UndoableSwipe }) {
  const t = useTranslations('home')
  const router = useRouter()
  const change = useActivityChange()

  async function undo() {
    try {
      await change.mutateAsync({ id, change: { action: 'undo' } })
      router.push(`/activities?batch=${batchId}`)
    } catch {
      // `change.isError` is shown.
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3 rounded-control bg-sunken ps-4">
        <p role="status" className="py-3 text-sm">
          {t(kind === 'saved' ? 'savedLast' : 'dismissedLast', { title })}
        </p>
        <Button look="quiet" className="shrink-0" busy={change.isPending} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </div>
      {change.isError && <Banner>{t('undoFailed')}</Banner>}
    </div>
  )
}
