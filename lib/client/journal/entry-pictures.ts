'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, request } from '#lib/client/platform/api'
import { isOnline } from '#lib/client/platform/offline/connection'

/** How often a picture is asked for again where the server has too much to send. */
const MOST_RETRIES = 3
const TOO_MANY_REQUESTS = 429

/** The first part of every picture's query key. */
export const PICTURES = 'journal-picture'

/** Each version of an entry is asked for once; the browser then sends the ETag of the picture that it has. */
const pictureQuery = (imageUrl: string, version: number) =>
  queryOptions({
    queryKey: [PICTURES, imageUrl, version],
    // Small ones, which lists show. Whole ones would fill the device.
    meta: imageUrl.includes('?') ? { copy: true } : {},
    queryFn: async ({ signal }) => (await request('GET', imageUrl.replace(/^\/api/, ''), undefined, { signal, accept: 'image/jpeg' })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) =>
      failures < MOST_RETRIES && isOnline() && !(error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS),
  })

interface Entry {
  imageUrl: string | null
  version: number
}

/** The picture of an entry. The API takes no cookie, so an `<img>` cannot load it: it is fetched with the token, and `src` is an object URL. */
export function useEntryPicture({ imageUrl, version }: Entry, isWanted = true) {
  const { data, isError, isFetching, refetch } = useQuery({ ...pictureQuery(imageUrl ?? '', version), enabled: isWanted && imageUrl !== null })
  return { src: useObjectUrl(data), isError, isFetching, retry: () => void refetch() }
}

/** The whole picture of an entry that a list names the small one of. */
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
