'use client'

import { House, Trees } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChipSelect } from '#components/ui/form/chip-select'
import { Chip } from '#components/ui/input/toggle-chip'
import { useDurationText } from '#lib/client/activities/use-duration-text'
import { useRecipientAges } from '#lib/client/profiles/use-recipient-ages'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import { type ExploreFilter, NO_FILTER, narrowingsOf } from '#lib/domain/catalogue/explore-filter'
import { eyfsAreas, type LearningArea, learningAreas } from '#lib/domain/platform/vocabulary'
import { ageChoices } from '#lib/domain/profiles/age-choices'

interface Props {
  filter: ExploreFilter
  onChange: (change: Partial<ExploreFilter>) => void
  /** Further chips, such as those about materials at home. */
  chips?: ReactNode
}

const minutes = [15, 30, 60, 120]

/** The areas of the EYFS, and the only domain of Head Start that is not one of them by another name. */
const offeredAreas: readonly LearningArea[] = ['approaches_to_learning', ...eyfsAreas]

/** Filters for the catalogue, age first because most users start with it. Choosing a value again clears it; "all" clears everything. */
export function FilterChips({ filter, onChange, chips }: Props) {
  const t = useTranslations('explore')
  const tSetting = useTranslations('setting')
  const tArea = useTranslations('learningArea')
  const durationText = useDurationText()
  const spanText = useSpanText()
  const recipients = useRecipientAges()
  const isAll = narrowingsOf(filter).length === 0
  // An address may contain another age than our choices.
  const knownAge = [...ageChoices, ...recipients.map(({ ageMonths }) => ({ value: ageMonths }))].some(({ value }) => value === filter.ageMonths)
  const knownTime = minutes.some((value) => value === filter.maxDuration)
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] pointer-fine:[scrollbar-width:thin] sm:-mx-6 sm:px-6 lg:flex-wrap">
      <legend className="sr-only">{t('filters')}</legend>
      <Chip isOn={isAll} onClick={() => onChange({ ...NO_FILTER, sort: filter.sort })}>
        {t('all')}
      </Chip>
      <ChipSelect
        label={t('age')}
        value={filter.ageMonths}
        onChange={(ageMonths) => onChange({ ageMonths })}
        // Isolated: the name may have the other writing direction.
        first={recipients.map(({ id, name, ageMonths }) => ({ id, value: ageMonths, text: t('forChild', { name: `\u2068${name}\u2069` }) }))}
        options={[
          ...ageChoices.map((age) => ({ value: age.value, text: spanText(age) })),
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
      <ChipSelect
        label={tArea('label')}
        value={filter.area}
        onChange={(area) => onChange({ area })}
        options={learningAreas
          .filter((area) => area === filter.area || offeredAreas.includes(area))
          .map((value) => ({ value, text: tArea(`names.${value}`) }))}
      />
      <Chip isOn={filter.free === false} onClick={() => onChange({ free: filter.free === false ? null : false })}>
        {t('paid')}
      </Chip>
    </fieldset>
  )
}
