'use client'

import { Download } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ImportRows } from '#components/places/import/import-rows'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { Button } from '#components/ui/button'
import { useLocalReport } from '#lib/client/places/admin/local-report'
import { formatReportCsv } from '#lib/client/places/admin/place-import-report'
import { saveFile } from '#lib/client/platform/save-file'
import type { ShownImportReport } from '#lib/schemas/places/place-import'

interface Props {
  /** The file's name. */
  name: string
  report: ShownImportReport
  onClose: () => void
}

/** Reports an import: the numbers of imported places, and the entries left out with reasons. */
export function ImportReport({ name, report: sent, onClose }: Props) {
  const t = useTranslations('placeImportScreen')
  const format = useFormatter()
  const heading = useRef<HTMLHeadingElement>(null)
  // The element that had the focus was removed.
  useEffect(() => heading.current?.focus(), [])
  const report = useLocalReport(sent)
  const counts = [
    [t('added'), report.added],
    [t('changed'), report.changed],
    [t('unchanged'), report.unchanged],
    [t('refused'), report.refused],
    [t('removed'), report.removed],
    [t('leftOut'), report.leftOut],
  ] as const
  const cameIn = report.added + report.changed + report.unchanged > 0
  const hasRows = report.refusals.length + report.removals.length + report.leftOutFields.length > 0

  function save() {
    const heads = [t('heads.row'), t('heads.name'), t('heads.field'), t('heads.message')]
    saveFile(new Blob([formatReportCsv(report, heads)], { type: 'text/csv' }), `${name.replace(/\.\w+$/, '')}-report.csv`)
  }

  return (
    <div className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card">
      <h3 ref={heading} tabIndex={-1} className="wrap-anywhere font-semibold text-sub outline-none">
        {t.rich(cameIn ? 'done' : 'nothingNew', { name, who: bidiIsolate })}
      </h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {counts.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="tabular font-semibold text-heading">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      <ImportRows report={sent} />
      <div className="flex flex-wrap gap-2">
        {hasRows && (
          <Button look="secondary" onClick={save}>
            <Download aria-hidden className="size-5 shrink-0" />
            {t('saveReport')}
          </Button>
        )}
        <Button look={hasRows ? 'quiet' : 'secondary'} onClick={onClose}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
