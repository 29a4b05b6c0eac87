'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'

/** Reports that an earlier draft was restored, with a button to discard it. */
export function KeptDraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('draft')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-accent-soft ps-4 pe-1 py-1 text-sm">
      <p className="min-w-40 flex-1 py-2">{t('kept')}</p>
      <Button look="quiet" className="min-h-11 px-3 text-sm underline underline-offset-4" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </div>
  )
}
