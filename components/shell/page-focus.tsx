'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusHeading, isFocusKept } from '#lib/client/platform/focus-heading'

/** After a way to another page within the app, the focus is on its heading: the link that was pressed may be gone. */
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
