'use client'

import { useTranslations } from 'next-intl'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { DeleteDialog } from '#components/ui/feedback/delete-dialog'
import { useDeleteActivity } from '#lib/client/catalogue/admin/catalogue'

interface Props {
  activity: { id: string; title: string }
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before an activity is deleted, and says what is deleted with it. */
export function DeleteActivityDialog({ activity, onClose, onDeleted }: Props) {
  const t = useTranslations('catalogueAdmin')
  const tDeletion = useTranslations('deletion')
  const { mutate, isPending, isError } = useDeleteActivity()
  return (
    <DeleteDialog
      title={t.rich('deleteTitle', { name: activity.title, who: bidiIsolate })}
      error={isError ? tDeletion('failed') : undefined}
      isBusy={isPending}
      onDelete={() => mutate(activity.id, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <p className="mt-2 text-soft">{t('deleteActivity')}</p>
    </DeleteDialog>
  )
}
