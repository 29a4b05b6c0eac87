'use client'

import { useEffect, useState } from 'react'

/** How long a card is in sight before it can be decided on: the second press of a double click comes within half a second, ms. */
const SETTLE_MS = 400

/**
 * Tells presses on a card from those that were meant for the one before it. The first card may be decided on at once, and so may one
 * that comes back.
 */
export function useSettledCard(cardId: string | undefined) {
  /** When each card settled, by the clock of events. */
  const [settled, setSettled] = useState<Record<string, number>>(cardId === undefined ? {} : { [cardId]: 0 })
  const settledAt = cardId === undefined ? undefined : settled[cardId]
  const isSettled = settledAt !== undefined
  useEffect(() => {
    if (cardId === undefined || isSettled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // It counts from the card's first frame: a page in the background draws none.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSettled((before) => ({ ...before, [cardId]: performance.now() })), SETTLE_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [cardId, isSettled])
  return {
    isSettled,
    /** @param at when the press, or the drag, began: its event's timestamp. A busy page may hand it on much later. */
    isMeant: (at: number) => settledAt !== undefined && at >= settledAt,
  }
}
