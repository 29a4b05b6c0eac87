'use client'

import { useEffect, useEffectEvent } from 'react'

/** Long enough to be read twice, ms. */
const SHOWN_MS = 6000

/** Shows and announces the result of an action for a while, above the bottom navigation. Hidden without a text. */
export function Toast({ text, onGone }: { text: string; onGone: () => void }) {
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => leave(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-md justify-center md:bottom-6 print:hidden"
    >
      {text && (
        <p dir="auto" className="wrap-anywhere rounded-control bg-ink px-4 py-3 text-ground shadow-card">
          {text}
        </p>
      )}
    </div>
  )
}
