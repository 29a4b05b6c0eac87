import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'

/** The page's main element, the target of the skip link. A card dragged beyond its edge does not widen it. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={clsx('flex-1 overflow-x-clip outline-none', className)}>
      {children}
    </main>
  )
}
