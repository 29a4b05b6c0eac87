'use client'

import { useSyncExternalStore } from 'react'

/** The day in the user's time zone at an instant, now by default, as YYYY-MM-DD. */
export function localDay(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}

/** The user's current day; updates when the page becomes visible on another day. Until the page runs it is the server's guess. */
export function useToday(serverToday: string): string {
  return useSyncExternalStore(
    onSeen,
    () => localDay(),
    () => serverToday,
  )
}

function onSeen(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
