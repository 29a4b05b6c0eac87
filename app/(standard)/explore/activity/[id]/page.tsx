import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { DetailScreen } from '#components/catalogue/detail/detail-screen'
import { MessagesProvider } from '#components/shell/messages-provider'
import { pageTexts } from '#lib/i18n/page-texts'
import { currentUser } from '#lib/server/auth/current-user'
import { findExploreActivity } from '#lib/server/catalogue/activity'

interface Props {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const activity = await find((await params).id)
  return activity ? { title: activity.title, description: activity.description } : {}
}

export default async function ExploreActivityPage({ params }: Props) {
  const activity = await find((await params).id)
  if (!activity) notFound()
  const isSignedIn = (await currentUser()) !== undefined
  return (
    <MessagesProvider only={pageTexts.exploreActivity}>
      <DetailScreen key={activity.id} isSignedIn={isSignedIn} first={activity} />
    </MessagesProvider>
  )
}

/** Read once per request, for the head and the page. */
const find = cache(async (id: string) => findExploreActivity(id, await getLocale()))
