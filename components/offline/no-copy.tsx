'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button, buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { useIsOffline } from '#lib/client/platform/offline/connection'

const STORAGE_KEY = 'reloads'
/** How often a page loads by itself in a row: one that keeps failing is not requested without end. */
const MAX_RELOADS = 3
/** How much longer it waits each time, ms. The first event of the browser may come before there is a connection. */
const PAUSE_MS = 3000
/** Reloads longer ago than this do not count, ms. */
const MEMORY_MS = 60_000

/** Nothing of this address is kept on the device. It loads by itself once the server can be reached. */
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
