import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The page itself, where the skip link leads. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={clsx('flex-1 outline-none', className)}>
      {children}
    </main>
  )
}
