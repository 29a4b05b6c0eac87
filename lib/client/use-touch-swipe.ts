'use client'

import { useGesture } from '@use-gesture/react'
import { useEffect, useRef } from 'react'
import { SWIPE_PX } from '#lib/client/use-swipe'

/** A swipe with a finger anywhere on the page, left or right; scrolling, and gestures that start at a control, are left alone. */
export function useTouchSwipe({ enabled, onLeft, onRight }: { enabled: boolean; onLeft: () => void; onRight: () => void }) {
  const target = useRef<HTMLElement | null>(null)
  useEffect(() => {
    target.current = document.getElementById('main')
  }, [])
  useGesture(
    {
      onDrag: ({ last, canceled, movement: [x] }) => {
        if (!last || canceled || Math.abs(x) <= SWIPE_PX) return
        if (x < 0) onLeft()
        else onRight()
      },
    },
    { target, enabled, drag: { axis: 'x', filterTaps: true, pointer: { touch: true }, eventOptions: { passive: true } } },
  )
}
