'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMedia } from '#lib/client/platform/use-media'

/** The time each slide is shown, ms. */
const INTERVAL_MS = 5000
/** The visible share from which a slide counts as shown. */
const SHOWN_SHARE = 0.6

/**
 * A sideways list of slides that advances by itself. Touch and the button stop it for good; hover, focus and a hidden page pause it. With
 * reduced motion it never advances. Slides with other ids start again from the first.
 */
export function useCarousel(ids: readonly string[]) {
  const count = ids.length
  const key = ids.join()
  const list = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => true,
  )
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const canMove = count > 1 && !isStill
  const isMoving = canMove && !isStopped && !isPointedAt && !hasFocus && !isHidden

  useEffect(() => {
    const { current } = list
    if (!current || key === '') return
    current.scrollTo({ left: 0, behavior: 'instant' })
    setIndex(0)
    const slides = [...current.children]
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setIndex(slides.indexOf(target))
      },
      { root: current, threshold: SHOWN_SHARE },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [key])

  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => scrollTo(list.current, (index + 1) % count), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isMoving, index, count])

  return {
    list,
    index,
    /** Whether the slides advance, except while hover or focus pauses them. */
    isPlaying: canMove && !isStopped,
    canMove,
    isStopped,
    toggle: () => setIsStopped(!isStopped),
    show: (to: number) => {
      setIsStopped(true)
      scrollTo(list.current, to)
    },
    /** Handlers for the slides' content, not for the stop button. */
    holders: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onPointerDown: ({ pointerType }: { pointerType: string }) => pointerType !== 'mouse' && setIsStopped(true),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  }
}

/** Scrolls sideways, in either writing direction. Long jumps, such as from last to first, are instant: a smooth scroll would blur. */
function scrollTo(list: HTMLElement | null, index: number) {
  const slide = list?.children[index]
  if (!list || !slide) return
  const [box, its] = [list.getBoundingClientRect(), slide.getBoundingClientRect()]
  const left = its.left + its.width / 2 - (box.left + box.width / 2)
  list.scrollBy({ left, ...(Math.abs(left) > box.width * 2 && { behavior: 'instant' }) })
}

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
