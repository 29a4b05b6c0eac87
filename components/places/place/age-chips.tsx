'use client'

import { useTranslations } from 'next-intl'
import { ChipSelect } from '#components/ui/form/chip-select'
import { Chip } from '#components/ui/input/toggle-chip'
import { useRecipientAges } from '#lib/client/profiles/use-recipient-ages'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import { ageChoices } from '#lib/domain/profiles/age-choices'

/** The maximum number of children and groups with a chip; more become a list. */
const MAX_CHIPS = 3

interface Props {
  /** An age in months. */
  value: number | null
  onChange: (months: number | null) => void
}

/** Filters places by the age of one of the user's children or groups, or any age in the address. */
export function AgeChips({ value, onChange }: Props) {
  const t = useTranslations('map')
  const spanText = useSpanText()
  const recipients = useRecipientAges()
  const singleRecipients = recipients.length <= MAX_CHIPS ? recipients : []
  const hasChip = singleRecipients.some(({ ageMonths }) => ageMonths === value)
  const isListed = [...ageChoices.map((age) => age.value), ...recipients.map(({ ageMonths }) => ageMonths)].some((months) => months === value)
  // Isolated: a name may be written in the other direction.
  const goodFor = (name: string) => t('goodFor', { name: `\u2068${name}\u2069` })
  return (
    <>
      {singleRecipients.map(({ id, name, ageMonths }) => (
        <Chip key={id} isOn={ageMonths === value} onClick={() => onChange(ageMonths === value ? null : ageMonths)}>
          {goodFor(name)}
        </Chip>
      ))}
      <ChipSelect
        label={t('age')}
        value={hasChip ? null : value}
        onChange={onChange}
        first={singleRecipients.length > 0 ? [] : recipients.map(({ id, name, ageMonths }) => ({ id, value: ageMonths, text: goodFor(name) }))}
        options={[
          ...ageChoices.map((age) => ({ value: age.value, text: spanText(age) })),
          ...(value !== null && !isListed ? [{ value, text: spanText({ ageMinMonths: value, ageMaxMonths: value }) }] : []),
        ]}
      />
    </>
  )
}
