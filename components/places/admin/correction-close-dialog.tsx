'use client'

import { useTranslations } from 'next-intl'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { DeleteDialog } from '#components/ui/feedback/delete-dialog'

interface Props {
  name: string
  error: string | undefined
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
}

/** Asks before deleting a place that was reported closed for good. */
export function CorrectionCloseDialog({ name, ...rest }: Props) {
  const t = useTranslations('correctionsAdmin')
  return (
    <DeleteDialog title={t.rich('closeTitle', { name, who: bidiIsolate })} ask={t('closeAsk')} {...rest}>
      <p className="mt-2 text-soft">{t('closeText')}</p>
    </DeleteDialog>
  )
}
