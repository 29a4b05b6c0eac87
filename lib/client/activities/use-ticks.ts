'use client'

import { createStore } from '#lib/client/platform/store'

const { changed, useValue } = createStore()
/** What the browser does not keep (storage that is full or switched off), until the page is left. */
const notKept = new Map<string, string>()

/**
 * Which steps of an activity are ticked off, by number from 0. The ticks last as long as the browser tab, so that a locked phone
 * loses nothing; a page that the server made comes without any.
 */
export function useTicks(activityId: string): { done: ReadonlySet<number>; toggle: (index: number) => void } {
  const key = `steps ${activityId}`
  const kept = useValue(() => stored(key), '')
  const done = new Set(kept.split(',').filter(Boolean).map(Number))
  function toggle(index: number) {
    const next = new Set(done)
    if (!next.delete(index)) next.add(index)
    keep(key, [...next].join(','))
    changed()
  }
  return { done, toggle }
}

function stored(key: string): string {
  try {
    return notKept.get(key) ?? sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
    notKept.delete(key)
  } catch {
    notKept.set(key, text)
  }
}
