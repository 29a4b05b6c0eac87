'use client'

import { useEffect, useRef } from 'react'
import type { MapEngine } from '#lib/client/places/map/engine'
import type { Bbox } from '#lib/domain/places/bbox'
import { defaultPosition, type Position } from '#lib/domain/places/places'

/** Zooms for the chosen place and the user's position. */
const PLACE_ZOOM = 15
const OWN_ZOOM = 13
const DEFAULT_ZOOM = 12

interface Wanted {
  view: Bbox | null
  chosen: (Position & { id: string }) | undefined
  own: Position | undefined
}

/**
 * Moves the map to the chosen place, another view in the address, or the user's position once known.
 * @returns a function to call with a view that the user moved to, which the map then does not move to again
 */
export function useMapMotion(engine: MapEngine | undefined, { view, chosen, own }: Wanted): (moved: Bbox) => void {
  const shown = useRef({ view, chosenId: chosen?.id, own })

  useEffect(() => {
    if (!engine) return
    const before = shown.current
    shown.current = { view, chosenId: chosen?.id, own }
    if (chosen && chosen.id !== before.chosenId) return engine.flyTo(chosen, PLACE_ZOOM)
    if (view && view !== before.view) return engine.fit(view)
    const isLeft = view === null && before.view !== null
    const isFound = own !== undefined && before.own === undefined && view === null && !chosen
    if (isLeft || isFound) engine.flyTo(own ?? defaultPosition, own ? OWN_ZOOM : DEFAULT_ZOOM)
  }, [engine, view, chosen, own])

  return (moved) => {
    shown.current.view = moved
  }
}
