'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NameChoice } from '#components/ui/form/name-choice'
import { SearchField } from '#components/ui/input/search-field'
import { Select } from '#components/ui/input/select'
import { type JournalFilter, toJournalFilter } from '#lib/client/journal/journal'
import type { Recipient } from '#lib/client/profiles/recipients'
import { MAX_JOURNAL_SEARCH_CHARACTERS } from '#lib/domain/journal/journal-limits'
import { dayDate } from '#lib/domain/profiles/age'

interface Props {
  allRecipients: Recipient[]
  filter: JournalFilter
  /** YYYY-MM-DD. */
  today: string
  onChange: (filter: JournalFilter) => void
  /** Shown next to the month. */
  children: ReactNode
}

/** Filters entries by words, subject and month. */
export function JournalFilters({ allRecipients, filter, today, onChange, children }: Props) {
  const t = useTranslations('journal')
  return (
    <div className="flex flex-col gap-5 print:hidden">
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        clearLabel={t('searchClear')}
        maxLength={MAX_JOURNAL_SEARCH_CHARACTERS}
        value={filter.q}
        onChange={(q) => onChange({ ...filter, q })}
      />
      {allRecipients.length > 1 && (
        <NameChoice
          label={t('about')}
          name="child"
          named={allRecipients}
          allLabel={t('everyone')}
          value={filter.childId ?? filter.groupId}
          onChange={(chosen) => onChange({ ...filter, ...toJournalFilter(allRecipients.find(({ id }) => id === chosen)) })}
        />
      )}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-5">
        <MonthChoice allRecipients={allRecipients} month={filter.month} today={today} onChange={(month) => onChange({ ...filter, month })} />
        {children}
      </div>
    </div>
  )
}

interface MonthProps {
  allRecipients: Recipient[]
  month: string | null
  today: string
  onChange: (month: string | null) => void
}

/** Chooses a month of this year first, then also the year. Two lists, because few browsers have a month field. */
function MonthChoice({ allRecipients, month, today, onChange }: MonthProps) {
  const t = useTranslations('journal')
  const format = useFormatter()
  const thisYear = Number(today.slice(0, 4))
  const [year = String(thisYear), monthOfYear = ''] = month?.split('-') ?? []
  // The first year of any profile, or an earlier one that is shown.
  const firstYear = Math.min(
    thisYear,
    Number(year),
    ...allRecipients.map((one) => Number((one.type === 'child' ? one.dateOfBirth : one.createdAt).slice(0, 4))),
  )
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index))
  const months = Array.from({ length: 12 }, (_, index) => {
    const value = String(index + 1).padStart(2, '0')
    return { value, label: format.dateTime(dayDate(`${year}-${value}-01`), { month: 'long', timeZone: 'UTC' }) }
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={t('month')}
        name="month"
        value={monthOfYear}
        onChange={(chosen) => onChange(chosen ? `${year}-${chosen}` : null)}
        choices={[{ value: '', label: t('anyMonth') }, ...months]}
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
