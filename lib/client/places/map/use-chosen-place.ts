'use client'

import { useQuery } from '@tanstack/react-query'
import { onePlaceQuery } from '#lib/client/places/places'
import { ApiError } from '#lib/client/platform/api-error'
import { useIsOffline } from '#lib/client/platform/offline/connection'
import { getCurrentOpening } from '#lib/domain/places/hours/opening-now'
import type { ShownLocation } from '#lib/schemas/places/location'

/** The chosen place, from the list if it has it, else from the server. */
export function useChosenPlace(id: string | null, listed: readonly ShownLocation[], first: ShownLocation | undefined) {
  const onList = listed.find((place) => place.id === id)
  const { data, error, isFetching, refetch } = useQuery({
    ...onePlaceQuery(id ?? ''),
    enabled: id !== null && !onList,
    ...(first?.id === id && { initialData: first }),
  })
  const isOffline = useIsOffline()
  const loaded = data && isOffline ? getCurrentOpening(data, new Date()) : data
  const isGone = error instanceof ApiError && error.status === 404
  return { place: id === null ? undefined : (onList ?? loaded), isGone, isError: error !== null, isFetching, retry: () => void refetch() }
}
export type ChosenPlace = ReturnType<typeof useChosenPlace>
