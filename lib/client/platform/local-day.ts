'use client'

import { useSyncExternalStore } from 'react'

/** The day in the user's time zone at an instant, now by default, as YYYY-MM-DD. */
export function localDay(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}

/** The user's current day; updates when the page becomes visible on another day. Until the page runs it is the server's guess. */
export function useToday(serverToday: string): string {
  return useInTimeZone(
    () => localDay(),
    () => serverToday,
  )
}

/**
 * A value that depends on the user's time zone; updates when the page becomes visible.
 * @param guess the server's guess, used until the page runs
 */
export function useInTimeZone<T extends string | undefined>(read: () => T, guess: () => T): T {
  return useSyncExternalStore(onSeen, read, guess)
}

function onSeen(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
