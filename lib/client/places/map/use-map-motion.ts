'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { centerClearOfCard } from '#lib/client/places/map/clear-of-card'
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
  /** The map's element, and the chosen place's card, which may cover a part of it. */
  area: HTMLElement | null
  card: HTMLElement | null
}

/**
 * Moves the map to the chosen place, clear of its card, another view in the address, or the user's position once known.
 * @returns a function to call with a view that the user moved to, which the map then does not move to again
 */
export function useMapMotion(engine: MapEngine | undefined, { view, chosen, own, area, card }: Wanted): (moved: Bbox) => void {
  const shown = useRef({ view, chosenId: chosen?.id, own })
  const hasMoved = useRef(false)

  useEffect(() => {
    if (!engine) return
    const before = shown.current
    shown.current = { view, chosenId: chosen?.id, own }
    if (chosen && chosen.id !== before.chosenId) {
      hasMoved.current = false
      return engine.flyTo(chosen, PLACE_ZOOM)
    }
    if (view && view !== before.view) return engine.fit(view)
    const isLeft = view === null && before.view !== null
    const isFound = own !== undefined && before.own === undefined && view === null && !chosen
    if (isLeft || isFound) engine.flyTo(own ?? defaultPosition, own ? OWN_ZOOM : DEFAULT_ZOOM)
  }, [engine, view, chosen, own])

  /** Shows the whole pin, unless the user has moved the map since. */
  const clearCard = useEffectEvent(() => {
    if (!engine || !chosen || !area || !card || hasMoved.current) return
    engine.flyTo(centerClearOfCard(chosen, PLACE_ZOOM, area.getBoundingClientRect(), card.getBoundingClientRect()), PLACE_ZOOM)
  })
  const isChosen = chosen !== undefined
  useEffect(() => {
    if (!engine || !card || !isChosen) return
    // The card's height is known, and changes, as its content loads.
    const watch = new ResizeObserver(() => clearCard())
    watch.observe(card)
    return () => watch.disconnect()
  }, [engine, card, isChosen])

  return (moved) => {
    hasMoved.current = true
    shown.current.view = moved
  }
}
