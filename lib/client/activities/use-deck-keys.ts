'use client'

import { useEffect, useRef } from 'react'
import type { SwipeDirection } from '#lib/client/activities/use-swipe-gesture'

const directions: Record<string, SwipeDirection | undefined> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up' }

interface Options {
  enabled: boolean
  /** @param pressedAt the event's timestamp */
  onSwipe: (direction: SwipeDirection, pressedAt: number) => void
  onUndo: () => void
}

/** Controls the deck by keyboard: arrows swipe, Backspace undoes. Ignores typing in fields, and shortcuts. */
export function useDeckKeys({ enabled, onSwipe, onUndo }: Options) {
  const latest = useRef({ enabled, onSwipe, onUndo })
  useEffect(() => {
    latest.current = { enabled, onSwipe, onUndo }
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { enabled: isOn, onSwipe: swipe, onUndo: undo } = latest.current
      const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
      if (!isOn || isElsewhere || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      // In the details, the arrow scrolls.
      if (event.key === 'ArrowUp' && event.target instanceof Element && event.target.closest('[data-details]')) return
      const direction = directions[event.key]
      if (!direction && event.key !== 'Backspace') return
      event.preventDefault()
      if (direction) swipe(direction, event.timeStamp)
      else undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
