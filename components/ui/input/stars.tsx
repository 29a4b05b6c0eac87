import { clsx } from 'clsx/lite'
import { Star } from 'lucide-react'

/** The ratings there are. */
export const ratings = [1, 2, 3, 4, 5] as const

/** A rating from 1 to 5; `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="flex gap-0.5">
      {ratings.map((value) => (
        <Star key={value} aria-hidden className={clsx('size-5', value <= rating ? 'fill-current text-accent' : 'text-line')} />
      ))}
    </span>
  )
}
