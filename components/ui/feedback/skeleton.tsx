import { clsx } from 'clsx/lite'

/** The shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-control bg-sunken', className)} />
}
