'use client'

import { CloudOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { followConnection, useIsOffline } from '#lib/client/platform/offline/connection'

/** Shows in the header that the app works without a network. */
export function ConnectionSign() {
  const t = useTranslations('nav')
  const isOffline = useIsOffline()
  useEffect(followConnection, [])
  return (
    <span role="status" className="flex items-center">
      {isOffline && (
        <span title={t('offline')} className="flex items-center gap-1.5 rounded-full bg-sunken px-2 py-1 font-medium text-sm sm:px-3">
          <CloudOff aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{t('offline')}</span>
        </span>
      )}
    </span>
  )
}
