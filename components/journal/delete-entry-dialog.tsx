'use client'

import { useTranslations } from 'next-intl'
import { Banner } from '#components/ui/banner'
import { Button } from '#components/ui/button'
import { Dialog } from '#components/ui/dialog'
import { useDeleteEntry } from '#lib/client/journal'
import type { JournalEntry } from '#lib/schemas/journal'

/** Asks before an entry is gone for good. */
export function DeleteEntryDialog({ entry, onClose, onDeleted }: { entry: JournalEntry; onClose: () => void; onDeleted: () => void }) {
  const t = useTranslations('journal')
  const remove = useDeleteEntry()
  return (
    <Dialog title={t('deleteTitle')} closeLabel={t('close')} onClose={onClose}>
      {remove.isError && (
        <div className="mb-4">
          <Banner>{t('deleteFailed')}</Banner>
        </div>
      )}
      <p>{t('deleteAsk')}</p>
      <p dir="auto" className="wrap-anywhere mt-2 font-medium">
        {entry.title}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button look="secondary" className="flex-1" disabled={remove.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="danger" className="flex-1" busy={remove.isPending} onClick={() => remove.mutate(entry.id, { onSuccess: onDeleted })}>
          {t('delete')}
        </Button>
      </div>
    </Dialog>
  )
}
