'use client'

import { useTranslations } from 'next-intl'
import { AddChildForm } from '#components/children/add-child-form'
import { Dialog } from '#components/ui/dialog'
import type { Child } from '#lib/schemas/child'

/** A name and a date of birth. What was typed is still there when it opens again. */
export function AddChildDialog({ today, onClose, onAdded }: { today: string; onClose: () => void; onAdded: (child: Child) => void }) {
  const t = useTranslations('addChild')
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <AddChildForm today={today} onAdded={onAdded} />
    </Dialog>
  )
}
