'use client'

import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '#components/ui/button'
import { declineInstall, install, useInstallOffer } from '#lib/client/platform/install-prompt'
import { followWorker, keepOfflinePage, loadNewVersion, removeWorkers, useHasNewVersion } from '#lib/client/platform/service-worker'

/** Screens that fill the window down to their buttons. */
const fullScreens = ['/activities', '/map']

/**
 * Registers the service worker, and offers to install the app or load a new version. Notices have their own space under the header, so they
 * cover nothing.
 */
export function Installation({ hasWorker }: { hasWorker: boolean }) {
  const path = usePathname()
  const locale = useLocale()
  const offer = useInstallOffer()
  const hasNewVersion = useHasNewVersion()

  useEffect(() => {
    if (hasWorker) return followWorker()
    void removeWorkers().catch((error: unknown) => console.warn('An old service worker cannot be removed', error))
  }, [hasWorker])

  useEffect(() => {
    if (!hasWorker) return
    const look = `${locale} ${document.documentElement.dataset.theme}`
    void keepOfflinePage(look).catch((error: unknown) => console.warn('The offline page cannot be kept', error))
  }, [hasWorker, locale])

  if (hasNewVersion) return <UpdateNotice />
  if (offer && !fullScreens.includes(path)) return <InstallBanner isPrompt={offer === 'prompt'} />
  return null
}

function UpdateNotice() {
  const t = useTranslations('install')
  return (
    <div role="status" className="border-hairline border-b bg-good-soft px-4 sm:px-6">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-3 py-2">
        <p className="text-sm">{t('update')}</p>
        <Button look="secondary" className="min-h-11 shrink-0 px-4" onClick={loadNewVersion}>
          {t('reload')}
        </Button>
      </div>
    </div>
  )
}

function InstallBanner({ isPrompt }: { isPrompt: boolean }) {
  const t = useTranslations('install')
  return (
    <aside aria-label={t('title')} className="border-hairline border-b bg-accent-soft px-4 sm:px-6">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-end gap-x-4 gap-y-2 py-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">{t('title')}</p>
          <p className="text-pretty text-sm">{t(isPrompt ? 'text' : 'iosText')}</p>
        </div>
        <div className="flex gap-2">
          <Button look="quiet" onClick={declineInstall}>
            {t('notNow')}
          </Button>
          {isPrompt && (
            <Button onClick={() => void install().catch((error: unknown) => console.warn('The app cannot be installed', error))}>
              {t('install')}
            </Button>
          )}
        </div>
      </div>
    </aside>
  )
}
