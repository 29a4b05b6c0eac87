import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { PublicActivityView } from '#components/activities/public-activity-view'
import { MessagesProvider } from '#components/shell/messages-provider'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { currentUser } from '#lib/server/auth/current-user'

/** Visitors see the same for a missing activity and one that is not shared: signing in may help. */
export default async function NotFound() {
  const t = await getTranslations('activity')
  if (!(await currentUser())) {
    return (
      <MessagesProvider only={['activity', 'setting', 'publicActivity']}>
        <PublicActivityView activity={undefined} />
      </MessagesProvider>
    )
  }
  const home = (
    <Link href="/" className={buttonClass()}>
      {t('home')}
    </Link>
  )
  return <EmptyState level={1} picture={['telescope', 'comet']} title={t('goneTitle')} text={t('gone')} action={home} />
}
