'use client'

import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import { factsOf } from '#lib/domain/places/place-facts'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import type { ShownLocation } from '#lib/schemas/places/location'

/** Shows a place's known facts for children. */
export function PlaceFacts({ place }: { place: ShownLocation }) {
  const t = useTranslations('place')
  const spanText = useSpanText()
  const { ageMinMonths, ageMaxMonths, surface } = place
  const ages =
    ageMinMonths === null && ageMaxMonths === null ? undefined : { ageMinMonths: ageMinMonths ?? 0, ageMaxMonths: ageMaxMonths ?? MAX_AGE_MONTHS }
  const facts = factsOf(place)
  if (!ages && facts.length === 0 && surface === null) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5 text-sm">
      {ages && <Chip>{t('ages', { span: spanText(ages) })}</Chip>}
      {facts.map((fact) => (
        <Chip key={fact} icon={<Check aria-hidden className="size-4 text-good" />}>
          {t(`fact.${fact}`)}
        </Chip>
      ))}
      {surface && <Chip>{t(`surface.${surface}`)}</Chip>}
    </ul>
  )
}
