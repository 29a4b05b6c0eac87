import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'

/** The page itself, where the skip link leads. A card dragged beyond its edge makes it no wider. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={clsx('flex-1 overflow-x-clip outline-none', className)}>
      {children}
    </main>
  )
}
