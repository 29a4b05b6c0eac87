'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Chip } from '#components/ui/input/toggle-chip'
import { useIsSignedIn } from '#lib/client/auth/use-signed-in'
import { PLACES_FORM } from '#lib/client/places/places-form'
import { isNarrowed, NO_NARROWING, type PlaceFilter } from '#lib/domain/places/place-filter'
import { placeLooks } from '#lib/domain/places/place-looks'
import { placeCategories } from '#lib/domain/places/places'

// Loaded once the page runs, or for an age in the filter. It is last, so that it moves nothing.
const AgeChips = lazy(() => import('#components/places/place/age-chips').then((file) => ({ default: file.AgeChips })))

interface Props {
  filter: PlaceFilter
  onChange: (change: Partial<PlaceFilter>) => void
}

const shownCategories = placeCategories.filter((category) => category !== 'other')

/** Makes a chip reload the page if it is tapped before the page runs. */
const asked = (name: string, value: string) => ({ type: 'submit', form: PLACES_FORM, name, value }) as const

/** Filters for places. Choosing a value again clears it; "all" clears everything. */
export function PlaceChips({ filter, onChange }: Props) {
  const t = useTranslations('map')
  const tPlace = useTranslations('place')
  const isRunning = useIsSignedIn() !== undefined
  const { category, open, free, ageMonths } = filter
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] pointer-fine:[scrollbar-width:thin]">
      <legend className="sr-only">{t('filters')}</legend>
      <Chip isOn={!isNarrowed(filter)} onClick={() => onChange(NO_NARROWING)}>
        {t('all')}
      </Chip>
      {shownCategories.map((one) => (
        <Chip
          key={one}
          {...asked('category', category === one ? '' : one)}
          isOn={category === one}
          onClick={() => onChange({ category: category === one ? null : one })}
        >
          {/* biome-ignore lint/performance/noImgElement: 2 kB vector files, which next/image would only pass through */}
          <img src={`/emoji/${placeLooks[one].picture}.svg`} alt="" className="size-4.5" />
          {tPlace(`categories.${one}`)}
        </Chip>
      ))}
      <Chip {...asked('open', String(!open))} isOn={open} onClick={() => onChange({ open: !open })}>
        {t('openNow')}
      </Chip>
      <Chip {...asked('free', String(!free))} isOn={free} onClick={() => onChange({ free: !free })}>
        {t('free')}
      </Chip>
      {(isRunning || ageMonths !== null) && (
        <Suspense>
          <AgeChips value={ageMonths} onChange={(months) => onChange({ ageMonths: months })} />
        </Suspense>
      )}
    </fieldset>
  )
}
