'use client'

import { useDrag } from '@use-gesture/react'
import { useState } from 'react'

/** A drag beyond this many px acts. */
export const SWIPE_PX = 100
/** Beyond this many px the drag says what it will do. */
export const HINT_PX = 50

export type SwipeDirection = 'left' | 'right' | 'up'

interface Options {
  enabled: boolean
  /** Which ways mean something here. */
  directions: readonly SwipeDirection[]
  /** @param startedAt when the drag began, as the timestamps of events are */
  onSwipe: (direction: SwipeDirection, startedAt: number) => void
  /** A touch that stays where it is. */
  onTap?: (() => void) | undefined
}

/**
 * Follows a finger one to one. Directions are physical in every language: left stays left in right-to-left text.
 * `hint` is what letting go beyond the threshold would mean.
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
