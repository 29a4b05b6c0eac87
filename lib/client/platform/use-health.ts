'use client'

import { useEffect, useState } from 'react'
import { request } from '#lib/client/platform/api'

const INTERVAL_MS = 15_000
/** A server that takes longer to report its health is unhealthy. */
const TIMEOUT_MS = 10_000

/** Whether the server and its database respond, checked every 15 seconds while the page is visible; undefined until known. */
export function useHealth(): boolean | undefined {
  const [isHealthy, setIsHealthy] = useState<boolean>()
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const is = await checkHealth()
      if (!isGone) setIsHealthy(is)
    }
    void ask()
    const timer = setInterval(ask, INTERVAL_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
  return isHealthy
}

async function checkHealth(): Promise<boolean> {
  try {
    await request('GET', '/readyz', undefined, { isPublic: true, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return true
  } catch {
    return false
  }
}
