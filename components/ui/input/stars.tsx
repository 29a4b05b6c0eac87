import { clsx } from 'clsx/lite'
import { Star } from 'lucide-react'

/** All possible ratings. */
export const ratings = [1, 2, 3, 4, 5] as const

/** Shows a rating from 1 to 5; `label` is its text. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="flex gap-0.5">
      {ratings.map((value) => (
        <Star key={value} aria-hidden className={clsx('size-5', value <= rating ? 'fill-current text-accent' : 'text-line')} />
      ))}
    </span>
  )
}
