'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Fold } from '#components/ui/fold'
import { useLocalReport } from '#lib/client/places/admin/local-report'
import type { ShownImportReport } from '#lib/schemas/places/place-import'

/** The number of rows shown at once; more are collapsed. */
const VISIBLE_ROWS = 10

/** The entries and fields that an import left out, with the reasons. */
export function ImportRows({ report: sent }: { report: ShownImportReport }) {
  const t = useTranslations('placeImportScreen')
  const report = useLocalReport(sent)
  return (
    <>
      <Reasons report={report} />
      <Rows title={t('refused')} rows={report.refusals} count={report.refused} />
      <Rows title={t('removed')} rows={report.removals} count={report.removed} />
      <Rows title={t('leftOut')} rows={report.leftOutFields} count={report.leftOut} />
    </>
  )
}

/** Shows how many entries were left out for each reason. */
function Reasons({ report: { refusalReasons } }: { report: ShownImportReport }) {
  const t = useTranslations('placeImportScreen')
  const format = useFormatter()
  if (refusalReasons.length === 0) return null
  return (
    <div>
      <h4 className="font-medium">{t('reasons')}</h4>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {refusalReasons.map(({ reason, message, count }) => (
          <li key={reason} className="flex gap-2">
            <span className="tabular min-w-8 font-semibold">{format.number(count)}</span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
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
            <span className="tabular text-soft">{t('row', { row })}</span>{' '}
            {/* The margin is on an outer element: on the `bdi` it would follow the name's direction. */}
            {name && (
              <span className="ms-1 font-medium">
                <bdi>{name}</bdi>
              </span>
            )}{' '}
            {field && (
              <span className="ms-1 text-soft">
                <bdi>{field}</bdi>
              </span>
            )}{' '}
            <span className="ms-1">{message}</span>
          </li>
        ))}
        {count > rows.length && <li className="text-soft">{t('more', { count: count - rows.length })}</li>}
      </ul>
    </Fold>
  )
}
