'use client'

import { clsx } from 'clsx/lite'
import { useOpeningText } from '#lib/client/places/use-opening-text'
import type { ShownLocation } from '#lib/schemas/places/location'

/** Shows whether a place is open, and until or from when. */
export function OpenLine({ place }: { place: ShownLocation }) {
  const { state, change } = useOpeningText()(place)
  return (
    // Server and browser may format a time differently, and the day may just have changed.
    <p suppressHydrationWarning className="tabular text-sm text-soft">
      <span
        className={clsx(
          'inline-block font-medium',
          change && "after:mx-1.5 after:text-soft after:content-['·']",
          place.openState === 'open' && 'text-good',
          place.openState === 'closed' && 'text-danger',
        )}
      >
        {state}
      </span>
      {change && (
        <span suppressHydrationWarning className="inline-block">
          {change}
        </span>
      )}
    </p>
  )
}
