'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { Dialog } from '#components/ui/dialog'
import { isolated } from '#components/ui/isolated'
import { useDeleteChild } from '#lib/client/children'
import { useDeleteGroup } from '#lib/client/groups'
import type { Whom } from '#lib/client/whom'

interface Props {
  profile: Whom
  onClose: () => void
  onDeleted: () => void
  onFailed: () => void
}

/** Asks before a profile or a group is gone for good, saying what goes with it. */
export function DeleteProfile({ profile, onClose, onDeleted, onFailed }: Props) {
  const t = useTranslations('profiles')
  const [child, group] = [useDeleteChild(), useDeleteGroup()]
  const { mutate, isPending } = profile.type === 'child' ? child : group
  return (
    <Dialog title={t.rich('deleteTitle', { name: profile.name, who: isolated })} closeLabel={t('close')} onClose={onClose}>
      <p>{t('deleteAsk')}</p>
      <p className="mt-2 text-soft">{t(profile.type === 'child' ? 'deleteChild' : 'deleteGroup')}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button look="secondary" className="flex-1" disabled={isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="danger" className="flex-1" busy={isPending} onClick={() => mutate(profile.id, { onSuccess: onDeleted, onError: onFailed })}>
          {t('delete')}
        </Button>
      </div>
    </Dialog>
  )
}
