'use client'

import { useEffect } from 'react'

/** Keeps the screen on while `isOn` and the page is visible. Does nothing if the browser cannot, or refuses on a low battery. */
export function useKeepAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let held: WakeLockSentinel | undefined
    let isLeft = false
    // The browser releases it when the page is hidden.
    async function hold() {
      if (document.visibilityState !== 'visible' || held?.released === false) return
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isLeft) void lock?.release()
      else held = lock
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', hold)
      void held?.release()
    }
  }, [isOn])
}
