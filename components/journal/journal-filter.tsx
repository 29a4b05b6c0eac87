'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { ChoiceGroup } from '#components/ui/choice-group'
import { Select } from '#components/ui/select'
import type { JournalFilter } from '#lib/client/journal'
import { dayDate } from '#lib/domain/age'
import type { Child } from '#lib/schemas/child'

/** More are chosen from a list. */
const MOST_CHIPS = 8
const EVERYONE = 'all'

interface Props {
  items: Child[]
  filter: JournalFilter
  /** YYYY-MM-DD. */
  today: string
  onChange: (filter: JournalFilter) => void
}

/** Whose entries, and of which month. */
export function JournalFilters({ items, filter, today, onChange }: Props) {
  const t = useTranslations('journal')
  const chosen = filter.childId ?? EVERYONE
  const chooseChild = (childId: string) => onChange({ ...filter, childId: childId === EVERYONE ? null : childId })
  return (
    <div className="flex flex-col gap-5 print:hidden">
      {items.length > MOST_CHIPS && (
        <Select
          label={t('child')}
          name="child"
          value={chosen}
          onChange={chooseChild}
          choices={[{ value: EVERYONE, label: t('everyone') }, ...items.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      {items.length > 1 && items.length <= MOST_CHIPS && (
        <ChoiceGroup
          label={t('child')}
          name="child"
          value={chosen}
          onChange={chooseChild}
          choices={[{ value: EVERYONE, label: t('everyone') }, ...items.map(({ id, name }) => ({ value: id, label: <ChildName name={name} /> }))]}
        />
      )}
      <MonthChoice items={items} month={filter.month} today={today} onChange={(month) => onChange({ ...filter, month })} />
    </div>
  )
}

/** A month of this year at first; then the year too. Two lists, since few browsers have a field for a month. */
function MonthChoice({
  items,
  month,
  today,
  onChange,
}: {
  items: Child[]
  month: string | null
  today: string
  onChange: (month: string | null) => void
}) {
  const t = useTranslations('journal')
  const format = useFormatter()
  const thisYear = Number(today.slice(0, 4))
  const [year = String(thisYear), monthOfYear = ''] = month?.split('-') ?? []
  // As far back as anybody's life goes, and as what is shown.
  const firstYear = Math.min(thisYear, Number(year), ...items.map(({ dateOfBirth }) => Number(dateOfBirth.slice(0, 4))))
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index))
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
  const nameOf = (value: string) => format.dateTime(dayDate(`${year}-${value}-01`), { month: 'long', timeZone: 'UTC' })
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={t('month')}
        name="month"
        value={monthOfYear}
        onChange={(chosen) => onChange(chosen ? `${year}-${chosen}` : null)}
        choices={[{ value: '', label: t('anyMonth') }, ...months.map((value) => ({ value, label: nameOf(value) }))]}
      />
      {monthOfYear && (
        <Select
          label={t('year')}
          name="year"
          value={year}
          onChange={(chosen) => onChange(`${chosen}-${monthOfYear}`)}
          choices={years.map((value) => ({ value, label: value }))}
        />
      )}
    </div>
  )
}

/** A name that may be long, and of either direction. */
function ChildName({ name }: { name: string }) {
  return (
    <span dir="auto" className="max-w-56 truncate">
      {name}
    </span>
  )
}
