'use client'

import { useFormatter } from 'next-intl'
import { OwnEntry } from '#components/journal/own-entry'
import { useFindSubjectText } from '#lib/client/journal/use-find-subject-text'
import { dayDate } from '#lib/domain/profiles/age'
import type { ListedEntry } from '#lib/schemas/journal/journal'

interface Props {
  /** Newest day first. */
  entries: ListedEntry[]
  /** The possible subjects, for their names. */
  allRecipients: readonly { id: string; name: string }[]
  onEdit: (entry: ListedEntry) => void
  onEnlarge: (entry: ListedEntry) => void
  onDelete: (entry: ListedEntry) => void
}

const MONTH_LENGTH = 'YYYY-MM'.length

/** Shows entries under their months. */
export function EntriesByMonth({ entries, allRecipients, onEdit, onEnlarge, onDelete }: Props) {
  const format = useFormatter()
  const subjectOf = useFindSubjectText(allRecipients)
  return groupByMonth(entries).map(([month, ofMonth]) => (
    <section key={month} aria-labelledby={`month-${month}`} className="flex flex-col gap-3">
      <h2 id={`month-${month}`} className="text-heading">
        {format.dateTime(dayDate(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
      </h2>
      <ul className="flex flex-col gap-3">
        {ofMonth.map((entry) => (
          <li key={entry.id}>
            <OwnEntry
              entry={entry}
              aboutText={subjectOf(entry)}
              onEdit={() => onEdit(entry)}
              onEnlarge={() => onEnlarge(entry)}
              onDelete={() => onDelete(entry)}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Groups entries by month in the given order. */
function groupByMonth(entries: ListedEntry[]): [string, ListedEntry[]][] {
  const months = new Map<string, ListedEntry[]>()
  for (const entry of entries) {
    const month = entry.date.slice(0, MONTH_LENGTH)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months]
}
