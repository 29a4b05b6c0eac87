'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { Dialog } from '#components/ui/feedback/dialog'
import { type DislikeReason, dislikeReasons } from '#lib/domain/activities/activity-state'

/** Asks for an optional reason. */
export function DislikeDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (reason: DislikeReason | null) => void }) {
  const t = useTranslations('activity')
  return (
    <Dialog title={t('whyTitle')} closeLabel={t('close')} onClose={onClose}>
      <p className="-mt-2 mb-4 text-soft">{t('whyText')}</p>
      <div className="grid grid-cols-2 gap-2">
        {dislikeReasons.map((reason) => (
          <Button key={reason} look="secondary" onClick={() => onChoose(reason)}>
            {t(`reason.${reason}`)}
          </Button>
        ))}
      </div>
      <Button look="quiet" className="mt-4 w-full" onClick={() => onChoose(null)}>
        {t('noReason')}
      </Button>
    </Dialog>
  )
}
