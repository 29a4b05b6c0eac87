'use client'

import { useEffect, useState } from 'react'

/** The time before a new card accepts a decision, ms. The second click of a double click comes within 500 ms. */
const SETTLE_MS = 400

/** Ignores clicks that were meant for the previous card. The first card, and one that returns, accept a decision at once. */
export function useSettledCard(cardId: string | undefined) {
  /** The time each card settled, on the clock of event timestamps. */
  const [settled, setSettled] = useState<Record<string, number>>(cardId === undefined ? {} : { [cardId]: 0 })
  const settledAt = cardId === undefined ? undefined : settled[cardId]
  const isSettled = settledAt !== undefined
  useEffect(() => {
    if (cardId === undefined || isSettled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Counted from the card's first frame: a background page draws none.
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
    /** @param at the timestamp of the event that began the press or drag; a busy page may deliver it much later */
    isMeant: (at: number) => settledAt !== undefined && at >= settledAt,
  }
}
