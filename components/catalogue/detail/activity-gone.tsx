import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'

/** Reports that the activity does not exist, and links to the catalogue. */
export function ActivityGone() {
  const t = useTranslations('exploreActivity')
  const back = (
    <Link href="/explore" className={buttonClass()}>
      {t('toExplore')}
    </Link>
  )
  return <EmptyState level={1} picture={['telescope', 'comet']} title={t('goneTitle')} text={t('gone')} action={back} />
}
