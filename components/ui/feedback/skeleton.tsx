import { clsx } from 'clsx/lite'

/** Placeholder in the shape of loading content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-control bg-sunken', className)} />
}
