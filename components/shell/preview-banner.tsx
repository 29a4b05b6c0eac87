'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { useHealth } from '#lib/client/platform/use-health'

/** For workspaces whose server stops and starts: shows whether it runs. Empty, at the same height, until known. */
export function PreviewBanner() {
  const t = useTranslations('preview')
  const isHealthy = useHealth()
  return (
    <p
      role="status"
      className={clsx(
        'min-h-8 px-4 py-1.5 text-center text-xs',
        isHealthy === undefined && 'bg-sunken',
        isHealthy === true && 'bg-good-soft text-good',
        isHealthy === false && 'bg-danger-soft font-medium text-danger',
      )}
    >
      {isHealthy !== undefined && t(isHealthy ? 'connected' : 'disconnected')}
    </p>
  )
}
