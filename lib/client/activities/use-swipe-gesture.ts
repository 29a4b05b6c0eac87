'use client'

import { useDrag } from '@use-gesture/react'
import { useState } from 'react'

/** The distance from which a drag acts, px. */
const SWIPE_PX = 100
/** The distance from which a drag shows its effect, px. */
const HINT_PX = 50

export type SwipeDirection = 'left' | 'right' | 'up'

interface Options {
  enabled: boolean
  /** The directions that have an effect here. */
  directions: readonly SwipeDirection[]
  /** @param startedAt the event timestamp of the drag's start */
  onSwipe: (direction: SwipeDirection, startedAt: number) => void
  /** Called for a touch that does not move. */
  onTap?: (() => void) | undefined
}

/**
 * Follows a finger one to one. Directions are physical in every language: left stays left in right-to-left text. `hint` is the effect of
 * releasing beyond the threshold.
 */
export function useSwipeGesture({ enabled, directions, onSwipe, onTap }: Options) {
  const [offset, setOffset] = useState({ x: 0, y: 0, isDragging: false })
  const canGoUp = directions.includes('up')
  const bind = useDrag(
    ({ movement: [x, y], last, canceled, tap, startTime }) => {
      if (tap) return onTap?.()
      const direction = directionOf(x, y, SWIPE_PX, directions)
      setOffset(last ? { x: 0, y: 0, isDragging: false } : { x, y: canGoUp ? Math.min(y, 0) : 0, isDragging: true })
      if (last && !canceled && direction) onSwipe(direction, startTime)
    },
    { enabled, axis: canGoUp ? undefined : 'x', filterTaps: true },
  )
  return { bind, offset, hint: offset.isDragging ? directionOf(offset.x, offset.y, HINT_PX, directions) : undefined }
}

function directionOf(x: number, y: number, beyond: number, directions: readonly SwipeDirection[]): SwipeDirection | undefined {
  const isVertical = Math.abs(y) > Math.abs(x)
  const direction = isVertical ? 'up' : x < 0 ? 'left' : 'right'
  const distance = isVertical ? -y : Math.abs(x)
  return distance > beyond && directions.includes(direction) ? direction : undefined
}
