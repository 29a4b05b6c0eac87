'use client'

import { useSyncExternalStore } from 'react'

/** Keeps what has been typed and is not saved yet: it outlives a dialog closed by mistake and the steps of onboarding, but not the page. */
export class Draft<T extends object> {
  readonly empty: T
  current: T
  private readonly listeners = new Set<() => void>()

  constructor(empty: T) {
    this.empty = empty
    this.current = empty
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly change = (part: Partial<T>) => this.set({ ...this.current, ...part })

  readonly clear = () => this.set(this.empty)

  private set(next: T) {
    this.current = next
    for (const listener of this.listeners) listener()
  }
}

/** A draft as it is now, and the ways to change it. */
export function useDraft<T extends object>(kept: Draft<T>) {
  const draft = useSyncExternalStore(
    kept.subscribe,
    () => kept.current,
    () => kept.empty,
  )
  return { draft, change: kept.change, clear: kept.clear }
}
