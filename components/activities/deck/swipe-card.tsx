'use client'

import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'
import { type SwipeDirection, useSwipeGesture } from '#lib/client/activities/use-swipe-gesture'

/** The tilt in degrees for each px of drag. */
const TILT_DEGREES_PER_PX = 0.04

const exits: Record<SwipeDirection, string> = {
  left: 'translate3d(-130%, 0, 0) rotate(-14deg)',
  right: 'translate3d(130%, 0, 0) rotate(14deg)',
  up: 'translate3d(0, 0, 0)',
}
const hintPlaces: Record<SwipeDirection, string> = {
  // biome-ignore lint/plugin: a card that is dragged to the left uncovers its right side, in every language
  left: 'right-4 bg-surface text-ink',
  // biome-ignore lint/plugin: as above, for the other side
  right: 'left-4 bg-accent text-on-accent',
  up: 'inset-x-0 mx-auto w-fit bg-surface text-ink',
}
interface Props {
  /** The directions that have an effect. */
  directions: readonly SwipeDirection[]
  /** The effect of each direction, shown when releasing would trigger it. */
  texts: Partial<Record<SwipeDirection, string>>
  /** The direction of a card whose change is being saved. */
  leaving?: SwipeDirection | undefined
  enabled: boolean
  /** @param startedAt the event timestamp of the drag's start */
  onSwipe: (direction: SwipeDirection, startedAt: number) => void
  /** Called for a touch that does not move. */
  onTap?: () => void
  className?: string
  children: ReactNode
}

/** A card that follows the finger, then springs back or flies off. Left and right are physical in every language. */
export function SwipeCard({ directions, texts, leaving, enabled, onSwipe, onTap, className, children }: Props) {
  const { bind, offset, hint } = useSwipeGesture({ enabled, directions, onSwipe, onTap })
  const dragged = `translate3d(${offset.x}px, ${offset.y}px, 0) rotate(${offset.x * TILT_DEGREES_PER_PX}deg)`
  return (
    <div
      {...bind()}
      className={clsx(
        'relative cursor-grab active:cursor-grabbing',
        // A vertical drag scrolls the page if up has no effect.
        directions.includes('up') ? 'touch-none select-none' : 'touch-pan-y pointer-coarse:select-none',
        !offset.isDragging && 'transition-transform duration-250 ease-out',
        className,
      )}
      style={{ transform: leaving ? exits[leaving] : dragged }}
    >
      {children}
      {hint && (
        <span aria-hidden className={clsx('absolute top-4 rounded-full px-4 py-2 font-semibold shadow-card', hintPlaces[hint])}>
          {texts[hint]}
        </span>
      )}
    </div>
  )
}
