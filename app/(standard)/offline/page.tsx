import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ReloadButton } from '#components/shell/reload-button'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline')
  return { title: t('title'), robots: { index: false } }
}

/** What the service worker shows at any address that cannot be loaded. Holds nothing personal: it is kept on the device. */
export default async function OfflinePage() {
  const t = await getTranslations('offline')
  return (
    <EmptyState
      level={1}
      picture={['telescope', 'comet']}
      title={t('title')}
      text={t('text')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ReloadButton label={t('retry')} />
          <Link href="/explore" prefetch={false} className={buttonClass('secondary')}>
            {t('explore')}
          </Link>
        </div>
      }
    />
  )
}
