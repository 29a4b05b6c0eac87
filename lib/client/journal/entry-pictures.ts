'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, request } from '#lib/client/platform/api'
import { isOnline } from '#lib/client/platform/offline/connection'

/** How often a picture is requested again while the server is overloaded. */
const MAX_RETRIES = 3
const TOO_MANY_REQUESTS = 429

/** The first part of every picture's query key. */
export const PICTURES = 'journal-picture'

/** Loads each version of an entry's picture once; the browser sends the ETag of a cached picture. */
const pictureQuery = (imageUrl: string, version: number) =>
  queryOptions({
    queryKey: [PICTURES, imageUrl, version],
    // Only small pictures, which lists show: full ones would fill the device.
    meta: imageUrl.includes('?') ? { copy: true } : {},
    queryFn: async ({ signal }) => (await request('GET', imageUrl.replace(/^\/api/, ''), undefined, { signal, accept: 'image/jpeg' })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) =>
      failures < MAX_RETRIES && isOnline() && !(error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS),
  })

interface Entry {
  imageUrl: string | null
  version: number
}

/** Loads an entry's picture. An `<img>` cannot: the API needs the token instead of a cookie. `src` is an object URL. */
export function useEntryPicture({ imageUrl, version }: Entry, isWanted = true) {
  const { data, isError, isFetching, refetch } = useQuery({ ...pictureQuery(imageUrl ?? '', version), enabled: isWanted && imageUrl !== null })
  return { src: useObjectUrl(data), isError, isFetching, retry: () => void refetch() }
}

/** Returns an entry with the address of its full picture instead of the small one. */
export function withWholePicture({ imageUrl, version }: Entry): Entry {
  return { imageUrl: imageUrl && (imageUrl.split('?')[0] ?? null), version }
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [blob])
  return url
}
