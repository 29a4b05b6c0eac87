'use client'

import { useSyncExternalStore } from 'react'

/** What several parts of a page follow and none of them owns. Where it is kept (a variable, the browser's storage) is the caller's business. */
export interface Store {
  /** Tells all who follow it that it has changed. */
  changed: () => void
  /**
   * What `read` finds, again after every change; `onServer` while the server draws and until the page runs.
   * @param read finds the very same value for as long as nothing has changed
   */
  useValue: <T>(read: () => T, onServer: T) => T
}

/** @param followOthers hears of changes that are made elsewhere, such as in another tab, and returns how to stop that */
export function createStore(followOthers?: (changed: () => void) => () => void): Store {
  const followers = new Set<() => void>()
  const subscribe = (follower: () => void) => {
    followers.add(follower)
    const stop = followOthers?.(follower)
    return () => {
      followers.delete(follower)
      stop?.()
    }
  }
  return {
    changed() {
      for (const follower of followers) follower()
    },
    useValue: (read, onServer) => useSyncExternalStore(subscribe, read, () => onServer),
  }
}
