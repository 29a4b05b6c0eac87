'use client'

import { useTranslations } from 'next-intl'
import { DeleteDialog } from '#components/ui/feedback/delete-dialog'
import { useDeleteEntry } from '#lib/client/journal/journal'
import type { ListedEntry } from '#lib/schemas/journal/journal'

/** Asks before deleting an entry for good. */
export function DeleteEntryDialog({ entry, onClose, onDeleted }: { entry: ListedEntry; onClose: () => void; onDeleted: () => void }) {
  const t = useTranslations('journal')
  const tDeletion = useTranslations('deletion')
  const { mutate, isPending, isError } = useDeleteEntry()
  return (
    <DeleteDialog
      title={t('deleteTitle')}
      error={isError ? tDeletion('failed') : undefined}
      isBusy={isPending}
      onDelete={() => mutate(entry.id, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <p dir="auto" className="wrap-anywhere mt-2 font-medium">
        {entry.title}
      </p>
    </DeleteDialog>
  )
}
