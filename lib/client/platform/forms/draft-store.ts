'use client'

import { createStore } from '#lib/client/platform/store'

/** What was typed into forms and is not saved yet, by the form's key. It outlives a dialog closed by mistake, but not the page. */
export interface DraftStore<T> {
  /** What is kept under a key, and what follows it. */
  useKept: (key: string) => T | undefined
  keep: (key: string, draft: T) => void
  forget: (key: string) => void
}

export function draftStore<T>(): DraftStore<T> {
  const kept = new Map<string, T>()
  const { changed, useValue } = createStore()
  return {
    useKept: (key) => useValue<T | undefined>(() => kept.get(key), undefined),
    keep(key, draft) {
      kept.set(key, draft)
      changed()
    },
    forget(key) {
      kept.delete(key)
      changed()
    },
  }
}
