'use client'

import { useSyncExternalStore } from 'react'

/** What was typed into forms and is not saved yet, by the form's key. It outlives a dialog closed by mistake, but not the page. */
export interface DraftStore<T> {
  /** What is kept under a key, and what follows it. */
  useKept: (key: string) => T | undefined
  keep: (key: string, draft: T) => void
  forget: (key: string) => void
}

export function draftStore<T>(): DraftStore<T> {
  const kept = new Map<string, T>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    useKept: (key) =>
      useSyncExternalStore(
        subscribe,
        () => kept.get(key),
        () => undefined,
      ),
    keep(key, draft) {
      kept.set(key, draft)
      tell()
    },
    forget(key) {
      kept.delete(key)
      tell()
    },
  }
}
