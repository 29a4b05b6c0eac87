'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/toggle-chip'
import { useChildAges } from '#lib/client/use-child-ages'
import { useSpanText } from '#lib/client/use-span-text'
import { isNarrowed, NO_NARROWING, type PlaceFilter } from '#lib/domain/place-filter'
import { placeLooks } from '#lib/domain/place-looks'
import { placeCategories } from '#lib/domain/places'

interface Props {
  filter: PlaceFilter
  onChange: (change: Partial<PlaceFilter>) => void
}

const shownCategories = placeCategories.filter((category) => category !== 'other')

/** What to narrow the places by. Choosing the same again clears it; "all" clears everything. */
export function PlaceChips({ filter, onChange }: Props) {
  const t = useTranslations('map')
  const tPlace = useTranslations('place')
  const spanText = useSpanText()
  const children = useChildAges()
  const { category, open, free, ageMonths } = filter
  const isOtherAge = ageMonths !== null && !children.some((child) => child.ageMonths === ageMonths)
  const chooseAge = (months: number) => onChange({ ageMonths: months === ageMonths ? null : months })
  return (
    <fieldset className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <legend className="sr-only">{t('filters')}</legend>
      <Chip isOn={!isNarrowed(filter)} onClick={() => onChange(NO_NARROWING)}>
        {t('all')}
      </Chip>
      {shownCategories.map((one) => (
        <Chip key={one} isOn={category === one} onClick={() => onChange({ category: category === one ? null : one })}>
          {/* biome-ignore lint/performance/noImgElement: 2 kB vector files, which next/image would only pass through */}
          <img src={`/emoji/${placeLooks[one].picture}.svg`} alt="" className="size-4.5" />
          {tPlace(`categories.${one}`)}
        </Chip>
      ))}
      <Chip isOn={open} onClick={() => onChange({ open: !open })}>
        {t('openNow')}
      </Chip>
      <Chip isOn={free} onClick={() => onChange({ free: !free })}>
        {t('free')}
      </Chip>
      {children.map((child) => (
        <Chip key={`${child.name} ${child.ageMonths}`} isOn={ageMonths === child.ageMonths} onClick={() => chooseAge(child.ageMonths)}>
          {/* Isolated: a name may be written in the other direction. */}
          {t('goodFor', { name: `\u2068${child.name}\u2069` })}
        </Chip>
      ))}
      {isOtherAge && (
        <Chip isOn onClick={() => chooseAge(ageMonths)}>
          {t('goodForAge', { age: spanText({ ageMinMonths: ageMonths, ageMaxMonths: ageMonths }) })}
        </Chip>
      )}
    </fieldset>
  )
}
