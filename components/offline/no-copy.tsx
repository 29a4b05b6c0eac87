'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button, buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { useIsOffline } from '#lib/client/platform/offline/connection'

const STORAGE_KEY = 'reloaded'
/** Between two times that a page loads by itself: one that keeps failing is not requested without end, ms. */
const PAUSE_MS = 60_000

/** Nothing of this address is kept on the device. It loads by itself once the server can be reached. */
export function NoCopy({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslations('offline')
  const isOffline = useIsOffline()
  useEffect(() => {
    if (isOffline || !mayReload()) return
    window.location.reload()
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

function mayReload(): boolean {
  try {
    const isSoon = Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < PAUSE_MS
    if (!isSoon) sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
    return !isSoon
  } catch {
    return false
  }
}
