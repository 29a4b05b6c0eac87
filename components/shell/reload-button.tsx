'use client'

import { useEffect } from 'react'
import { Button } from '#components/ui/button'
import { useHealth } from '#lib/client/platform/use-health'

/** Loads the address again: at a press, and by itself once the network is back and the server responds. */
export function ReloadButton({ label }: { label: string }) {
  const isHealthy = useHealth()
  useEffect(() => {
    if (isHealthy) location.reload()
  }, [isHealthy])
  useEffect(() => {
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return <Button onClick={() => location.reload()}>{label}</Button>
}
