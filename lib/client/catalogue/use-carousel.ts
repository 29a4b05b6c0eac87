'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMedia } from '#lib/client/platform/use-media'

/** How long a slide stays. */
const INTERVAL_MS = 5000
/** So much of a slide in sight makes it the one that is shown. */
const SHOWN_SHARE = 0.6

/**
 * Slides in a list that scrolls sideways and snaps, shown one after another by themselves until somebody takes over:
 * for good by touch or by the button, for as long as it lasts by pointing at them or by having the focus within, and while
 * the page is hidden. With reduced motion they never move by themselves. Other slides, told by their ids, begin anew.
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
    /** Whether they move by themselves, but for who points at them or is among them just now. */
    isPlaying: canMove && !isStopped,
    canMove,
    isStopped,
    toggle: () => setIsStopped(!isStopped),
    show: (to: number) => {
      setIsStopped(true)
      scrollTo(list.current, to)
    },
    /** For what is to be read or pressed: not for the button that stops and starts them. */
    holders: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onPointerDown: ({ pointerType }: { pointerType: string }) => pointerType !== 'mouse' && setIsStopped(true),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  }
}

/** Sideways alone, in either direction of writing. From the last to the first it jumps: past all the others it would blur. */
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
