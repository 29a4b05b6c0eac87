'use client'

import { useSyncExternalStore } from 'react'

/** The day it is where the reader is, YYYY-MM-DD; or was, at another instant. */
export function localDay(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}

/** The same, also as the page comes back into sight another day. Until the page runs it is what the server took it for, who cannot know. */
export function useToday(onServer: string): string {
  return useSyncExternalStore(
    onSeen,
    () => localDay(),
    () => onServer,
  )
}

function onSeen(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
