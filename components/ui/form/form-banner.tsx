'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '#components/ui/feedback/banner'

/** What went wrong with a long form, brought into sight: its button stays at the end, far from the top where this stands. */
export function FormBanner({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not the effect's answer: newer browsers give a promise, which React takes for a way to clean up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box}>
      <Banner>{children}</Banner>
    </div>
  )
}
