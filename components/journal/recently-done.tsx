'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#components/ui/icon-button'
import { keepDeclinedRating } from '#lib/client/activities/declined-rating'
import type { DoneWith } from '#lib/client/journal/use-quick-rating'

// Loaded only if there is something to ask, which is rare.
const HowWasIt = lazy(() => import('#components/journal/how-was-it').then((file) => ({ default: file.HowWasIt })))

/** Asks how a recent activity went. A user who declines is not asked about it again. */
export function RecentlyDone({ done }: { done: DoneWith }) {
  const t = useTranslations('howWasIt')
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <section className="flex items-start gap-2 rounded-card bg-surface p-4 shadow-card">
      <div className="min-w-0 flex-1">
        <Suspense fallback={<div className="h-21" />}>
          <HowWasIt done={done} />
        </Suspense>
      </div>
      <IconButton
        label={t('notNow')}
        icon={<X aria-hidden className="size-5" />}
        className="-me-2 -mt-2"
        onClick={() => {
          keepDeclinedRating(done.id)
          setIsShown(false)
        }}
      />
    </section>
  )
}
