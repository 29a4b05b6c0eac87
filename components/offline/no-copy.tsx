'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button, buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { useIsOffline } from '#lib/client/platform/offline/connection'

const STORAGE_KEY = 'reloads'
/** The maximum number of automatic reloads in a row, so that a failing page stops. */
const MAX_RELOADS = 3
/** The delay added for each reload, ms: the browser's first event may come before the connection. */
const PAUSE_MS = 3000
/** Reloads longer ago than this do not count, ms. */
const MEMORY_MS = 60_000

/** Reports that the device has no copy of this page. It reloads once the server is reachable. */
export function NoCopy({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslations('offline')
  const isOffline = useIsOffline()
  useEffect(() => {
    const before = countReloads()
    if (isOffline || before >= MAX_RELOADS) return
    const timer = setTimeout(() => {
      rememberReloads(before + 1)
      window.location.reload()
    }, before * PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isOffline])
  return (
    <EmptyState
      level={1}
      picture={['telescope', 'comet']}
      title={t('title')}
      text={t(isVisitor ? 'textVisitor' : 'text')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
          <Link href={isVisitor ? '/explore' : '/explore/saved'} prefetch={false} className={buttonClass('secondary')}>
            {t(isVisitor ? 'explore' : 'saved')}
          </Link>
        </div>
      }
    />
  )
}

function countReloads(): number {
  try {
    const [count, at] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ').map(Number)
    return count && at && Date.now() - at < MEMORY_MS ? count : 0
  } catch {
    return MAX_RELOADS
  }
}

function rememberReloads(count: number) {
  sessionStorage.setItem(STORAGE_KEY, `${count} ${Date.now()}`)
}
