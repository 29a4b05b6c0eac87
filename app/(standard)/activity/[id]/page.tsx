import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { ActivityScreen } from '#components/activities/activity-screen'
import { PublicActivityView } from '#components/activities/public-activity-view'
import { AfterDone } from '#components/journal/after-done'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { pageTexts } from '#lib/i18n/page-texts'
import { findPublicActivity, isActivityShown } from '#lib/server/activities/shares'
import { currentUser, requireUser } from '#lib/server/auth/current-user'

interface Props {
  params: Promise<{ id: string }>
}

/** Messengers preview the public part of a shared activity. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('activity')
  const shared = (await currentUser()) ? undefined : await findPublic((await params).id)
  // A link is for its recipients, not for search engines.
  return { title: shared?.title ?? t('title'), ...(shared && { description: shared.description }), robots: { index: false } }
}

/** Signed-in users get a shell whose content comes through the API; visitors get only the public part. */
export default async function ActivityPage({ params }: Props) {
  const { id } = await params
  if (await currentUser()) {
    const user = await requireUser()
    if (!(await isActivityShown(user, id))) notFound()
    return (
      <QueryProvider>
        <MessagesProvider only={pageTexts.activity}>
          <ActivityScreen id={id} afterDone={<AfterDone activityId={id} />} />
        </MessagesProvider>
      </QueryProvider>
    )
  }
  const activity = await findPublic(id)
  if (!activity) notFound()
  return (
    <MessagesProvider only={['activity', 'setting', 'publicActivity']}>
      <PublicActivityView activity={activity} />
    </MessagesProvider>
  )
}

/** Read once per request, for the head and the page. */
const findPublic = cache(findPublicActivity)
