'use client'

import { useEffect, useRef, useState } from 'react'
import { currentPosition, NoPosition } from '#lib/client/places/browser-position'
import type { Position } from '#lib/domain/places/places'

/** Where the person is, as far as they let us know. Refused is by them, or by their browser's settings; unavailable is by nobody. */
export type GeolocationState = { state: 'unasked' | 'asking' | 'refused' | 'unavailable' } | { state: 'known'; position: Position }

/** A position may be so old, ms. */
const MAX_AGE_MS = 60_000

/**
 * Where the person is. The browser is asked only when `ask` is called, which shall be after a tap; or at once where they
 * have said yes before.
 */
export function usePosition() {
  const [where, setWhere] = useState<GeolocationState>({ state: 'unasked' })
  const locate = useRef(() => {
    // A position that was known stays until there is another.
    setWhere((before) => (before.state === 'known' ? before : { state: 'asking' }))
    void currentPosition({ maximumAge: MAX_AGE_MS }).then(
      (position) => setWhere({ state: 'known', position }),
      (error) => setWhere({ state: error instanceof NoPosition && error.isRefused ? 'refused' : 'unavailable' }),
    )
  })
  useEffect(() => {
    let isGone = false
    const use = ({ state }: PermissionStatus) => {
      if (isGone) return
      if (state === 'granted') locate.current()
      if (state === 'denied') setWhere({ state: 'refused' })
    }
    // Where browsers do not say, they are asked as if they had never been.
    void navigator.permissions?.query({ name: 'geolocation' }).then(use, () => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return { where, ask: locate.current }
}
