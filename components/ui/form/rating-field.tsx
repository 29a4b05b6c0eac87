'use client'

import { clsx } from 'clsx/lite'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { FieldError } from '#components/ui/feedback/field-error'
import { ratings } from '#components/ui/input/stars'

interface Props {
  label: string
  /** Formats a rating in words. */
  starsText: (rating: number) => string
  value: number | null
  error?: string | undefined
  onChange: (rating: number) => void
}

/** Five radio buttons that look like stars, filled up to the chosen one. */
export function RatingField({ label, starsText, value, error, onChange }: Props) {
  const errorId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="-ms-2 flex">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="relative grid size-12 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              checked={rating === value}
              aria-label={starsText(rating)}
              onChange={() => onChange(rating)}
              className="sr-only"
            />
            <Star aria-hidden className={clsx('size-8', value !== null && rating <= value ? 'fill-current text-accent' : 'text-line')} />
          </label>
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}
