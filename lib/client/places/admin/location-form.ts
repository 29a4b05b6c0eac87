'use client'

import { useCreatePlace, useUpdatePlace } from '#lib/client/places/admin/location-list'
import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { type KeptDraft, useRowForm } from '#lib/client/platform/forms/use-row-form'
import { defaultPosition, type Position } from '#lib/domain/places/places'
import { type LocationInput, locationInput, location as locationSchema, type ShownLocation } from '#lib/schemas/places/location'

/** Fields edited as text; empty if there is no value. */
export type TypedField =
  | 'name'
  | 'latitude'
  | 'longitude'
  | 'description'
  | 'address'
  | 'imageUrl'
  | 'phone'
  | 'hours'
  | 'checkedOn'
  | 'ageMinMonths'
  | 'ageMaxMonths'

/** A place while it is edited. */
export type LocationDraft = Record<TypedField, string> & Pick<ShownLocation, Exclude<keyof LocationInput, TypedField>>

const drafts = createDraftStore<KeptDraft<ShownLocation, LocationDraft>>()
const blank: LocationDraft = {
  name: '',
  category: 'playground',
  latitude: '',
  longitude: '',
  description: '',
  address: '',
  imageUrl: '',
  phone: '',
  priceLevel: 'free',
  // The default for a place with no data.
  isOpenNow: false,
  hours: '',
  checkedOn: '',
  ageMinMonths: '',
  ageMaxMonths: '',
  shade: null,
  fenced: null,
  toilets: null,
  changingTable: null,
  wheelchair: null,
  stroller: null,
  drinkingWater: null,
  surface: null,
  dogs: null,
}

/** The last saved place: admins often add places near each other. */
let lastSaved: Position = defaultPosition

/** The position where the map starts for a new place. */
export function getLastSavedPosition(): Position {
  return lastSaved
}

interface Options {
  /** The place to change; undefined for a new one. */
  row: ShownLocation | undefined
  failed: string
  onFailed: () => void
  /** Scrolls a hidden field into view. */
  reveal: (field: string) => void
  onSaved: (place: ShownLocation) => void
}

/** The form for a new or existing place. */
export function useLocationForm({ row, failed, onFailed, reveal, onSaved }: Options) {
  const create = useCreatePlace()
  const update = useUpdatePlace()
  return useRowForm({
    drafts,
    row,
    blank,
    toDraft,
    toInput,
    schema: locationInput,
    rowSchema: locationSchema,
    create: create.mutateAsync,
    update: (change) => update.mutateAsync({ ...change, id: row?.id ?? '' }),
    failed,
    onFailed,
    reveal,
    onSaved(place) {
      lastSaved = place
      onSaved(place)
    },
  })
}
export type LocationForm = ReturnType<typeof useLocationForm>

function toDraft(place: ShownLocation): LocationDraft {
  const { name, category, priceLevel, isOpenNow, shade, fenced, toilets, changingTable, wheelchair, stroller, drinkingWater, surface, dogs } = place
  return {
    ...{ name, category, priceLevel, isOpenNow, shade, fenced, toilets, changingTable, wheelchair, stroller, drinkingWater, surface, dogs },
    ...{ latitude: String(place.latitude), longitude: String(place.longitude) },
    description: place.description ?? '',
    address: place.address ?? '',
    imageUrl: place.imageUrl ?? '',
    phone: place.phone ?? '',
    hours: place.hours ?? '',
    checkedOn: place.checkedOn ?? '',
    ageMinMonths: formatNumber(place.ageMinMonths),
    ageMaxMonths: formatNumber(place.ageMaxMonths),
  }
}

function toInput({ latitude, longitude, ageMinMonths, ageMaxMonths, ...draft }: LocationDraft): Record<string, unknown> {
  return {
    ...draft,
    latitude: parseNumber(latitude),
    longitude: parseNumber(longitude),
    ageMinMonths: parseNumber(ageMinMonths) ?? null,
    ageMaxMonths: parseNumber(ageMaxMonths) ?? null,
  }
}

function formatNumber(number: number | null): string {
  return number === null ? '' : String(number)
}

/** Returns undefined for empty text. */
function parseNumber(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text)
}
