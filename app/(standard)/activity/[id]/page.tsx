import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ActivityScreen } from '#components/activities/activity-screen'
import { PublicActivityView } from '#components/activities/public-activity-view'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { findPublicActivity } from '#lib/server/activities/shares'
import { currentUser, requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('activity')
  // A link is for those who got it, not for search engines.
  return { title: t('title'), robots: { index: false } }
}

/** For people signed in, a shell whose content comes by API. For visitors, only what anybody may see of it. */
export default async function ActivityPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  if (await currentUser()) {
    await requireUser()
    return (
      <QueryProvider>
        <MessagesProvider only={['activity', 'setting', 'guidance', 'needs']}>
          <ActivityScreen id={id} />
        </MessagesProvider>
      </QueryProvider>
    )
  }
  return (
    <MessagesProvider only={['activity', 'setting', 'publicActivity']}>
      <PublicActivityView activity={await findPublicActivity(id)} />
    </MessagesProvider>
  )
}
