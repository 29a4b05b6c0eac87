'use client'

import { useTranslations } from 'next-intl'
import type { LocationDraft, TypedField } from '#lib/client/places/admin/location-form'
import type { FieldText } from '#lib/client/platform/forms/use-row-form'

/** Labels of the facts for children, and of their values. */
export function useLocationFactTexts() {
  const t = useTranslations('locationsAdmin')
  const tPlace = useTranslations('place')
  return {
    unknown: t('unknown'),
    labels: {
      shade: tPlace('fact.shade'),
      fenced: tPlace('fact.fenced'),
      toilets: tPlace('fact.toilets'),
      changingTable: tPlace('fact.changing_table'),
      drinkingWater: tPlace('fact.drinking_water'),
      stroller: tPlace('fact.stroller'),
      wheelchair: t('wheelchair'),
      dogs: t('dogs'),
      surface: t('surface'),
    },
    values: {
      yes: t('yes'),
      no: t('no'),
      limited: t('inPart'),
      leashed: t('leashed'),
      grass: tPlace('surface.grass'),
      sand: tPlace('surface.sand'),
      woodchips: tPlace('surface.woodchips'),
      rubber: tPlace('surface.rubber'),
      gravel: tPlace('surface.gravel'),
      paved: tPlace('surface.paved'),
      earth: tPlace('surface.earth'),
    },
  }
}
export type LocationFactTexts = ReturnType<typeof useLocationFactTexts>

/** Labels for whether a place without hours counts as open. */
export function useOpenTexts() {
  const t = useTranslations('locationsAdmin')
  const tPlace = useTranslations('place')
  return { true: tPlace('openState.open'), false: tPlace('openState.closed'), null: t('unknown') }
}

/** Labels and values of a place's fields, for comparing two versions. */
export function useLocationFieldTexts(): Record<keyof LocationDraft, FieldText<LocationDraft>> {
  const t = useTranslations('locationsAdmin')
  const tPlace = useTranslations('place')
  const open = useOpenTexts()
  const { labels, values } = useLocationFactTexts()

  const typed = (field: TypedField, label: string) => ({ label, text: (draft: LocationDraft) => draft[field] })
  const fact = (field: keyof typeof labels) => ({
    label: labels[field],
    text(draft: LocationDraft) {
      const value = draft[field]
      if (value === null) return ''
      return typeof value === 'boolean' ? values[value ? 'yes' : 'no'] : values[value]
    },
  })

  return {
    name: typed('name', t('name')),
    category: { label: t('category'), text: ({ category }) => tPlace(`category.${category}`) },
    latitude: typed('latitude', t('latitude')),
    longitude: typed('longitude', t('longitude')),
    address: typed('address', t('address')),
    description: typed('description', t('description')),
    imageUrl: typed('imageUrl', t('imageUrl')),
    phone: typed('phone', t('phone')),
    priceLevel: { label: t('price'), text: ({ priceLevel }) => (priceLevel === 'free' ? tPlace('free') : priceLevel) },
    hours: typed('hours', t('hours')),
    isOpenNow: { label: t('isOpenNow'), text: ({ isOpenNow }) => open[`${isOpenNow}`] },
    checkedOn: typed('checkedOn', t('checkedOn')),
    ageMinMonths: typed('ageMinMonths', t('ageMin')),
    ageMaxMonths: typed('ageMaxMonths', t('ageMax')),
    shade: fact('shade'),
    fenced: fact('fenced'),
    toilets: fact('toilets'),
    changingTable: fact('changingTable'),
    drinkingWater: fact('drinkingWater'),
    stroller: fact('stroller'),
    wheelchair: fact('wheelchair'),
    dogs: fact('dogs'),
    surface: fact('surface'),
  }
}
