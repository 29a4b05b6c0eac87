'use client'

import { clsx } from 'clsx/lite'
import { type ReactNode, useEffect, useRef } from 'react'

/** A message, announced by screen readers when it appears. An error in a form is scrolled into view: its button may be far below. */
export function Banner({ tone = 'danger', children }: { tone?: 'danger' | 'good'; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current?.closest('form')) box.current.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('rounded-control px-4 py-3', tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-good-soft text-good')}
    >
      {children}
    </div>
  )
}
