'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

const STEP = 40

/** How many rows of a long list to show: more as its end comes into view. `end` is for an element under the last row. */
export function useMoreInView(): { count: number; end: RefObject<HTMLDivElement | null> } {
  const [count, setCount] = useState(STEP)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    // A screen early, so that nobody waits for rows.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + STEP)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count])
  return { count, end }
}
