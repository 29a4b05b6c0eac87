'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '#components/ui/feedback/banner'

/** The error of a long form, scrolled into view: the button at the end is far from this message at the top. */
export function FormBanner({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The result is not returned: in newer browsers it is a promise, which React would take for a cleanup function.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box}>
      <Banner>{children}</Banner>
    </div>
  )
}
