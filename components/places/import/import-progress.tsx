'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { Button } from '#components/ui/button'
import type { RunningImport } from '#lib/client/places/admin/place-import'
import { useSizeText } from '#lib/client/places/admin/place-import-size'

/** Shows the progress of an import: bytes sent, then entries read, then writing. */
export function ImportProgress({ run, onStop }: { run: RunningImport; onStop: () => void }) {
  const t = useTranslations('placeImportScreen')
  const sizeText = useSizeText()
  const { phase, name } = run
  const share = run.phase === 'sending' ? run.sent / run.size : undefined
  return (
    <div className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card">
      <p role="status" className="wrap-anywhere font-medium">
        {t.rich(phase === 'sending' ? 'sending' : phase === 'reading' ? 'reading' : 'writing', { name, who: bidiIsolate })}
      </p>
      <div
        role="progressbar"
        aria-label={t('progress')}
        {...(share !== undefined && { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.floor(share * 100) })}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={clsx('h-full rounded-full bg-accent', share === undefined && 'animate-pulse')}
          style={{ inlineSize: `${(share ?? 1) * 100}%` }}
        />
      </div>
      <p className="tabular text-sm text-soft">
        {run.phase === 'sending' ? t('sent', { sent: sizeText(run.sent), size: sizeText(run.size) }) : t('entries', { count: run.entries })}
      </p>
      <p className="text-sm text-soft">{t('stay')}</p>
      <Button look="secondary" className="self-start" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}
