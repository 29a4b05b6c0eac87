'use client'

import { useSyncExternalStore } from 'react'

/** A value that several parts of a page follow and none of them owns. The caller decides where it is kept: a variable or the browser's storage. */
export interface Store {
  /** Notifies all followers of a change. */
  notify: () => void
  /**
   * Returns the result of `read` and renders again after every change; `onServer` while the server renders and until the page runs.
   * @param read must return the identical value while nothing has changed
   */
  useValue: <T>(read: () => T, onServer: T) => T
}

/** @param followOthers subscribes to changes made elsewhere, such as in another tab, and returns a function that unsubscribes */
export function createStore(followOthers?: (notify: () => void) => () => void): Store {
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
    notify() {
      for (const follower of followers) follower()
    },
    useValue: (read, onServer) => useSyncExternalStore(subscribe, read, () => onServer),
  }
}
