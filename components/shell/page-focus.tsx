'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusHeading, isFocusKept } from '#lib/client/platform/focus-heading'

/** After a navigation, moves the focus to the page's heading: the clicked link may be gone. */
export function PageFocus() {
  const path = usePathname()
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    if (!isFocusKept()) focusHeading()
  }, [path])
  return null
}
