'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/toggle-chip'
import { useChildAges } from '#lib/client/use-child-ages'
import { useSpanText } from '#lib/client/use-span-text'

interface Props {
  /** Months. */
  value: number | null
  onChange: (months: number | null) => void
}

/** Places that suit one of their children, or whichever age the address names. */
export function AgeChips({ value, onChange }: Props) {
  const t = useTranslations('map')
  const spanText = useSpanText()
  const children = useChildAges()
  const isOther = value !== null && !children.some(({ ageMonths }) => ageMonths === value)
  return (
    <>
      {children.map(({ name, ageMonths }) => (
        <Chip key={`${name} ${ageMonths}`} isOn={ageMonths === value} onClick={() => onChange(ageMonths === value ? null : ageMonths)}>
          {/* Isolated: a name may be written in the other direction. */}
          {t('goodFor', { name: `\u2068${name}\u2069` })}
        </Chip>
      ))}
      {isOther && (
        <Chip isOn onClick={() => onChange(null)}>
          {t('goodForAge', { age: spanText({ ageMinMonths: value, ageMaxMonths: value }) })}
        </Chip>
      )}
    </>
  )
}
