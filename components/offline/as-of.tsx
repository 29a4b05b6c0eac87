'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { localDay } from '#lib/client/platform/local-day'
import { useIsOffline } from '#lib/client/platform/offline/connection'

/** From when the content below is. The line stays when the network is back, so that nothing jumps. */
export function AsOf() {
  const t = useTranslations('offline')
  const format = useFormatter()
  const isOffline = useIsOffline()
  const keptAt = useKeptAt()
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (isOffline) setWasOffline(true)
  }, [isOffline])

  const isToday = keptAt !== undefined && localDay(new Date(keptAt)) === localDay()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const style = { timeStyle: 'short', timeZone } as const
  const time = keptAt !== undefined && format.dateTime(keptAt, isToday ? style : { ...style, dateStyle: 'medium' })
  return (
    <p role="status" className="mb-4 min-h-5 text-soft text-sm">
      {isOffline ? time && t('asOf', { time }) : wasOffline && t('back')}
    </p>
  )
}

/** When the oldest of the data that the page shows was loaded, ms since 1970. */
function useKeptAt(): number | undefined {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const times = cache
        .findAll({ type: 'active' })
        .flatMap(({ meta, state }) => (meta?.copy && state.data !== undefined ? [state.dataUpdatedAt] : []))
      return times.length > 0 ? Math.min(...times) : undefined
    },
    () => undefined,
  )
}
