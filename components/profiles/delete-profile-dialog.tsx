'use client'

import { useTranslations } from 'next-intl'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { DeleteDialog } from '#components/ui/feedback/delete-dialog'
import { useDeleteChild } from '#lib/client/profiles/children'
import { useDeleteGroup } from '#lib/client/profiles/groups'
import type { Recipient } from '#lib/client/profiles/recipients'

interface Props {
  profile: Recipient
  onClose: () => void
  onDeleted: () => void
  onFailed: () => void
}

/** Asks before deleting a profile or group for good, and lists what is deleted with it. */
export function DeleteProfileDialog({ profile, onClose, onDeleted, onFailed }: Props) {
  const t = useTranslations('profiles')
  const [child, group] = [useDeleteChild(), useDeleteGroup()]
  const { mutate, isPending } = profile.type === 'child' ? child : group
  return (
    <DeleteDialog
      title={t.rich('deleteTitle', { name: profile.name, who: bidiIsolate })}
      isBusy={isPending}
      onDelete={() => mutate(profile.id, { onSuccess: onDeleted, onError: onFailed })}
      onClose={onClose}
    >
      <p className="mt-2 text-soft">{t(profile.type === 'child' ? 'deleteChild' : 'deleteGroup')}</p>
    </DeleteDialog>
  )
}
