'use client'

import { Download } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { Button } from '#components/ui/button'
import { Fold } from '#components/ui/fold'
import { formatReportCsv } from '#lib/client/places/admin/place-import-report'
import { saveFile } from '#lib/client/platform/save-file'
import { useDayText } from '#lib/client/platform/use-day-text'
import type { ShownImportReport } from '#lib/schemas/places/place-import'

/** The number of rows shown at once; more are collapsed. */
const VISIBLE_ROWS = 10

interface Props {
  /** The file's name. */
  name: string
  report: ShownImportReport
  onClose: () => void
}

/** Reports an import: the numbers of imported places, and the entries left out with reasons. */
export function ImportReport({ name, report: sent, onClose }: Props) {
  const t = useTranslations('placeImportScreen')
  const tImport = useTranslations('placeImport')
  const format = useFormatter()
  const dayText = useDayText()
  const heading = useRef<HTMLHeadingElement>(null)
  // The element that had the focus was removed.
  useEffect(() => heading.current?.focus(), [])
  // The server's message has the day in UTC.
  const removals = sent.removals.map((removal) => ({
    ...removal,
    message: tImport(`removed.${removal.reason}`, { day: dayText.formatInstant(removal.removedAt) }),
  }))
  const report = { ...sent, removals }
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
      <Rows title={t('refused')} rows={report.refusals} count={report.refused} />
      <Rows title={t('removed')} rows={report.removals} count={report.removed} />
      <Rows title={t('leftOut')} rows={report.leftOutFields} count={report.leftOut} />
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

interface RowsProps {
  title: string
  rows: readonly { row: number; name: string | null; field?: string; message: string }[]
  /** The total number, of which `rows` are the first. */
  count: number
}

function Rows({ title, rows, count }: RowsProps) {
  const t = useTranslations('placeImportScreen')
  const format = useFormatter()
  if (rows.length === 0) return null
  return (
    <Fold title={title} summary={format.number(count)} mustOpen={rows.length <= VISIBLE_ROWS}>
      <ul className="flex flex-col gap-2 text-sm">
        {rows.map(({ row, name, field, message }) => (
          <li key={`${row} ${field}`} className="wrap-anywhere">
            <span className="tabular text-soft">{t('row', { row })}</span>
            {/* The margin is on an outer element: on the `bdi` it would follow the name's direction. */}
            {name && (
              <span className="ms-2 font-medium">
                <bdi>{name}</bdi>
              </span>
            )}
            {field && (
              <span className="ms-2 text-soft">
                <bdi>{field}</bdi>
              </span>
            )}
            <span className="ms-2">{message}</span>
          </li>
        ))}
        {count > rows.length && <li className="text-soft">{t('more', { count: count - rows.length })}</li>}
      </ul>
    </Fold>
  )
}
