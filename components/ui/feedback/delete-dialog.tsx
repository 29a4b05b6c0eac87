'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Dialog } from '#components/ui/feedback/dialog'

interface Props {
  title: ReactNode
  /** The question, if the standard one ("this item") does not fit. */
  ask?: string
  /** The error, if the deletion failed. */
  error?: string | undefined
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
  /** Explains what is deleted. */
  children?: ReactNode
}

/** Asks before deleting something for good. */
export function DeleteDialog({ title, ask, error, isBusy, onDelete, onClose, children }: Props) {
  const t = useTranslations('deletion')
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
      {error && (
        <div className="mb-4">
          <Banner>{error}</Banner>
        </div>
      )}
      <p>{ask ?? t('ask')}</p>
      {children}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button look="secondary" className="flex-1" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="danger" className="flex-1" busy={isBusy} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </Dialog>
  )
}
