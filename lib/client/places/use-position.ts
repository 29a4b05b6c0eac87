'use client'

import { useEffect, useRef, useState } from 'react'
import { findPosition, PositionError } from '#lib/client/places/browser-position'
import type { Position } from '#lib/domain/places/places'

/** The user's position, or why it is unknown. `refused`: by the user or the browser's settings; `unavailable`: for another reason. */
export type GeolocationState = { state: 'unasked' | 'asking' | 'refused' | 'unavailable' } | { state: 'known'; position: Position }

/** The maximum age of a position, ms. */
const MAX_AGE_MS = 60_000

/** The user's position. The browser asks only when `ask` is called, which must follow a tap; or at once if the user agreed before. */
export function usePosition() {
  const [where, setWhere] = useState<GeolocationState>({ state: 'unasked' })
  const locate = useRef(() => {
    // A known position stays until there is a newer one.
    setWhere((before) => (before.state === 'known' ? before : { state: 'asking' }))
    void findPosition({ maximumAge: MAX_AGE_MS }).then(
      (position) => setWhere({ state: 'known', position }),
      (error) => setWhere({ state: error instanceof PositionError && error.isRefused ? 'refused' : 'unavailable' }),
    )
  })
  useEffect(() => {
    let isGone = false
    const use = ({ state }: PermissionStatus) => {
      if (isGone) return
      if (state === 'granted') locate.current()
      if (state === 'denied') setWhere({ state: 'refused' })
    }
    // A browser that does not answer is treated like one that was never asked.
    void navigator.permissions?.query({ name: 'geolocation' }).then(use, () => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return { where, ask: locate.current }
}
