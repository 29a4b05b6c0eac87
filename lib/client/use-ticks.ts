'use client'

import { useSyncExternalStore } from 'react'

/** Who is told of a change: the browser tells only other tabs of it. */
const listeners = new Set<() => void>()

/**
 * Which steps of an activity are ticked off, by number from 0. The ticks last as long as the browser tab, so that a locked phone
 * loses nothing; a page that the server made comes without any.
 */
export function useTicks(activityId: string): { done: ReadonlySet<number>; toggle: (index: number) => void } {
  const key = `steps ${activityId}`
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key) ?? '',
    () => '',
  )
  const done = new Set(kept.split(',').filter(Boolean).map(Number))
  function toggle(index: number) {
    const next = new Set(done)
    if (!next.delete(index)) next.add(index)
    sessionStorage.setItem(key, [...next].join(','))
    for (const tell of listeners) tell()
  }
  return { done, toggle }
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}
