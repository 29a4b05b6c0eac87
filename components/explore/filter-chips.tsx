'use client'

import { clsx } from 'clsx'
import { ChevronDown, House, Trees } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useChildAges } from '#lib/client/use-child-ages'
import { useDurationText } from '#lib/client/use-duration-text'
import { useSpanText } from '#lib/client/use-span-text'
import { type ExploreFilter, NO_FILTER, narrowingsOf } from '#lib/domain/explore-filter'

interface Props {
  filter: ExploreFilter
  onChange: (change: Partial<ExploreFilter>) => void
  /** Further chips, such as those about what is at home. */
  chips?: ReactNode
}

/** Ages to choose from: each from so many months up to before the next, by the age in its middle. */
const ages = [
  { value: 3, ageMinMonths: 0, ageMaxMonths: 5 },
  { value: 9, ageMinMonths: 6, ageMaxMonths: 11 },
  { value: 18, ageMinMonths: 12, ageMaxMonths: 23 },
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((years) => ({ value: years * 12 + 6, ageMinMonths: years * 12, ageMaxMonths: years * 12 })),
]
const minutes = [15, 30, 60, 120]

/** What to narrow the catalogue by. Choosing the same again clears it; "all" clears everything. The age is what most begin with. */
export function FilterChips({ filter, onChange, chips }: Props) {
  const t = useTranslations('explore')
  const tSetting = useTranslations('setting')
  const durationText = useDurationText()
  const spanText = useSpanText()
  const children = useChildAges()
  const isAll = narrowingsOf(filter).length === 0
  // An address may name an age between ours.
  const knownAge = [...ages, ...children.map(({ ageMonths }) => ({ value: ageMonths }))].some(({ value }) => value === filter.ageMonths)
  const knownTime = minutes.some((value) => value === filter.maxDuration)
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] pointer-fine:[scrollbar-width:thin] sm:-mx-6 sm:px-6">
      <legend className="sr-only">{t('filters')}</legend>
      <Chip isOn={isAll} onClick={() => onChange({ ...NO_FILTER, sort: filter.sort })}>
        {t('all')}
      </Chip>
      <ChipSelect
        label={t('age')}
        value={filter.ageMonths}
        onChange={(ageMonths) => onChange({ ageMonths })}
        // Isolated: a name may be written in the other direction.
        first={children.map(({ id, name, ageMonths }) => ({ id, value: ageMonths, text: t('forChild', { name: `\u2068${name}\u2069` }) }))}
        options={[
          ...ages.map((age) => ({ value: age.value, text: spanText(age) })),
          ...(filter.ageMonths !== null && !knownAge
            ? [{ value: filter.ageMonths, text: spanText({ ageMinMonths: filter.ageMonths, ageMaxMonths: filter.ageMonths }) }]
            : []),
        ]}
      />
      <Chip isOn={filter.setting === 'indoor'} onClick={() => onChange({ setting: filter.setting === 'indoor' ? null : 'indoor' })}>
        <House aria-hidden className="size-4" />
        {tSetting('indoor')}
      </Chip>
      <Chip isOn={filter.setting === 'outdoor'} onClick={() => onChange({ setting: filter.setting === 'outdoor' ? null : 'outdoor' })}>
        <Trees aria-hidden className="size-4" />
        {tSetting('outdoor')}
      </Chip>
      <Chip isOn={filter.free === true} onClick={() => onChange({ free: filter.free === true ? null : true })}>
        {t('free')}
      </Chip>
      <ChipSelect
        label={t('time')}
        value={filter.maxDuration}
        onChange={(maxDuration) => onChange({ maxDuration })}
        options={[...minutes, ...(filter.maxDuration !== null && !knownTime ? [filter.maxDuration] : [])].map((value) => ({
          value,
          text: t('upTo', { time: durationText(value) }),
        }))}
      />
      {chips}
      <Chip isOn={filter.free === false} onClick={() => onChange({ free: filter.free === false ? null : false })}>
        {t('paid')}
      </Chip>
    </fieldset>
  )
}

const look = (isOn: boolean) =>
  clsx(
    'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm transition-colors duration-150',
    isOn ? 'border-accent bg-accent-soft font-medium text-accent' : 'border-line bg-surface',
  )

/** Something to narrow by that is on or off. */
export function Chip({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onClick} className={look(isOn)}>
      {children}
    </button>
  )
}

interface ChipSelectProps {
  label: string
  value: number | null
  /** Those most wanted, apart from the others. */
  first?: { id: string; value: number; text: string }[]
  options: { value: number; text: string }[]
  onChange: (value: number | null) => void
}

/** Something to narrow by that has many values: the browser's own list, which every device knows how to show. */
function ChipSelect({ label, value, first = [], options, onChange }: ChipSelectProps) {
  return (
    <span className="relative shrink-0">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        className={clsx(look(value !== null), 'field-sizing-content appearance-none pe-9')}
      >
        <option value="">{label}</option>
        {first.map((option) => (
          <option key={option.id} value={option.value}>
            {option.text}
          </option>
        ))}
        {first.length > 0 && <hr />}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
    </span>
  )
}
