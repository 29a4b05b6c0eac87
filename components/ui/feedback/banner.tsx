import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'

/** A message, announced by screen readers when it appears. */
export function Banner({ tone = 'danger', children }: { tone?: 'danger' | 'good'; children: ReactNode }) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('rounded-control px-4 py-3', tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-good-soft text-good')}
    >
      {children}
    </div>
  )
}
