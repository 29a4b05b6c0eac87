'use client'

import { clsx } from 'clsx/lite'
import { useState } from 'react'
import { placeLooks } from '#lib/domain/places/place-looks'
import type { PlaceCategory } from '#lib/domain/places/places'

const tints = ['bg-tint-0', 'bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5'] as const

interface Props {
  category: PlaceCategory
  /** A picture on another site, which may not respond. */
  url: string | null
  className: string
}

/** A place's own picture, or that of its kind. Decorative: its name is next to it. */
export function PlacePicture({ category, url, className }: Props) {
  const [failed, setFailed] = useState<string>()
  const { picture, tint } = placeLooks[category]
  return (
    <div aria-hidden className={clsx('relative shrink-0 overflow-hidden', tints[tint], className)}>
      {/* biome-ignore lint/performance/noImgElement: a 2 kB vector file, which next/image would only pass through */}
      <img src={`/emoji/${picture}.svg`} alt="" loading="lazy" className="absolute inset-0 m-auto h-3/5 max-h-20" />
      {url !== null && url !== failed && (
        // biome-ignore lint/performance/noImgElement: the server must not fetch an address that a user typed
        <img
          // An error before the page ran has no event handler.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(url)
          }}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(url)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  )
}
