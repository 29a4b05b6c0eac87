'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { getSession } from '#lib/client/auth/session'
import { localDay } from '#lib/client/platform/local-day'
import { useIsOffline } from '#lib/client/platform/offline/connection'

/** The age of the content below. The line stays when the network is back, so that nothing moves. */
export function CopyAge({ accountId }: { accountId: string }) {
  const t = useTranslations('offline')
  const format = useFormatter()
  const isOffline = useIsOffline()
  const { keptAt, isFresh } = useShownCopies()
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (isOffline) setWasOffline(true)
    else if (wasOffline) void reloadIfSignedOut(accountId)
  }, [isOffline, wasOffline, accountId])

  const isToday = keptAt !== undefined && localDay(new Date(keptAt)) === localDay()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const style = { timeStyle: 'short', timeZone } as const
  // biome-ignore lint/plugin: copies exist only in a browser, so this uses its clock and time zone
  const time = keptAt !== undefined && format.dateTime(keptAt, isToday ? style : { ...style, dateStyle: 'medium' })
  const isBack = wasOffline && !isOffline && isFresh
  return (
    <p role="status" className="mb-4 min-h-5 text-soft text-sm">
      {isBack ? t('back') : wasOffline && time && t(isOffline ? 'asOf' : 'loading', { time })}
    </p>
  )
}

/** Reloads the page if its account is no longer signed in: its content must disappear. */
async function reloadIfSignedOut(accountId: string) {
  try {
    const session = await getSession()
    if (session?.user.id !== accountId) window.location.reload()
  } catch (error) {
    console.warn('The session could not be loaded', error)
  }
}

/** The oldest load time of the shown data, ms since 1970, and whether all of it matches the server's. */
function useShownCopies(): { keptAt: number | undefined; isFresh: boolean } {
  const cache = useQueryClient().getQueryCache()
  const text = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const shown = cache.findAll({ type: 'active' }).filter(({ meta, state }) => meta?.copy && state.data !== undefined)
      const isFresh = shown.every(({ state }) => !state.isInvalidated && state.status === 'success' && state.fetchStatus === 'idle')
      return shown.length > 0 ? `${Math.min(...shown.map(({ state }) => state.dataUpdatedAt))} ${isFresh}` : ''
    },
    () => '',
  )
  const [keptAt, isFresh] = text.split(' ')
  return { keptAt: keptAt ? Number(keptAt) : undefined, isFresh: isFresh === 'true' }
}
