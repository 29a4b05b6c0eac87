'use client'

import { type RefCallback, useCallback, useState } from 'react'

const STEP = 40

/**
 * How many rows of a long list to show: more as its end comes into view. `end` is for an element under the last row, whose
 * key is `count`: a new one for each step, so that an end that stays in view is heard again.
 */
export function useMoreInView(): { count: number; end: RefCallback<HTMLElement> } {
  const [count, setCount] = useState(STEP)
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // A screen early, so that nobody waits for rows.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount((before) => before + STEP)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { count, end }
}
