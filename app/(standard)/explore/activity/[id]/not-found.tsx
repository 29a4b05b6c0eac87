import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'

/** There is no such activity, or no longer: the way back to all the others. */
export default async function NotFound() {
  const t = await getTranslations('exploreActivity')
  const back = (
    <Link href="/explore" className={buttonClass()}>
      {t('toExplore')}
    </Link>
  )
  return <EmptyState level={1} picture={['telescope', 'comet']} title={t('goneTitle')} text={t('gone')} action={back} />
}
