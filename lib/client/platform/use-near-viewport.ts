'use client'

import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether an element is, or once was, near the viewport.
 * @param screens the distance, in screen heights
 */
export function useNearViewport(screens: number): { isNear: boolean; ref: RefCallback<HTMLElement> } {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          setIsNear(true)
          observer.disconnect()
        },
        { rootMargin: `${screens * 100}% 0px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [screens],
  )
  return { isNear, ref }
}
