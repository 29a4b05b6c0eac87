'use client'

import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element is, or was before, at most a screen away from what is seen. */
export function useNearViewport(): { isNear: boolean; ref: RefCallback<HTMLElement> } {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { isNear, ref }
}
