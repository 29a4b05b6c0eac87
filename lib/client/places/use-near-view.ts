'use client'

import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element has come near to what is in view: half a screen before it does, and from then on. */
export function useNearView(): { isNear: boolean; ref: RefCallback<HTMLElement> } {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '50% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { isNear, ref }
}
