'use client'

import { type RefCallback, useCallback, useState } from 'react'

const ROWS_PER_STEP = 40

/**
 * The number of rows of a long list to show, which grows as its end comes into view. `end` is the ref of an element below the last row,
 * with `count` as its key. Each step needs a new element, so that an end that stays in view triggers again.
 */
export function useMoreInView(): { count: number; end: RefCallback<HTMLElement> } {
  const [count, setCount] = useState(ROWS_PER_STEP)
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // One screen early, so that no one waits for rows.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount((before) => before + ROWS_PER_STEP)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { count, end }
}
