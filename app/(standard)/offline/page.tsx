import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OfflineScreen } from '#components/offline/offline-screen'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { pageTexts } from '#lib/i18n/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline')
  return { title: t('title'), robots: { index: false } }
}

/**
 * The page that the service worker shows for any address that cannot be loaded. Its HTML is kept on the device and must hold nothing
 * personal: the screens are filled from the account's copies.
 */
export default function OfflinePage() {
  const texts = [...new Set(['offline' as const, ...Object.values(pageTexts).flat()])]
  return (
    <QueryProvider>
      <MessagesProvider only={texts}>
        <OfflineScreen />
      </MessagesProvider>
    </QueryProvider>
  )
}
