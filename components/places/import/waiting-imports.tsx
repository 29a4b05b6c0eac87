'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ImportRows } from '#components/places/import/import-rows'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { importRunsQuery, useDismissImport } from '#lib/client/places/admin/import-runs'
import { useDayText } from '#lib/client/platform/use-day-text'
import type { ShownImportRun } from '#lib/schemas/places/place-import'

/** Imports that run, were interrupted or refused entries, until an admin dismisses them. */
export function WaitingImports() {
  const t = useTranslations('placeImportScreen')
  const { data = [] } = useQuery(importRunsQuery())
  const dismiss = useDismissImport()
  if (data.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{t('waiting')}</h2>
      {dismiss.isError && <Banner>{t('dismissFailed')}</Banner>}
      <ul className="flex flex-col gap-3">
        {data.map((run) => (
          <WaitingImport key={run.id} run={run} isBusy={dismiss.isPending} onDismiss={() => dismiss.mutate(run.id)} />
        ))}
      </ul>
    </section>
  )
}

interface Props {
  run: ShownImportRun
  isBusy: boolean
  onDismiss: () => void
}

function WaitingImport({ run: { fileName, startedAt, state, report }, isBusy, onDismiss }: Props) {
  const t = useTranslations('placeImportScreen')
  const dayText = useDayText('long')
  const name = fileName ?? t('unknownFile')
  return (
    <li className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card">
      <div>
        <h3 className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-sm text-soft">
          {dayText.formatInstant(startedAt)} · {t(`state.${state}`, { count: report?.refused ?? 0 })}
        </p>
      </div>
      {report && <ImportRows report={report} />}
      {state !== 'running' && (
        <Button look="secondary" className="self-start" busy={isBusy} aria-label={t('dismissOf', { name })} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      )}
    </li>
  )
}
