import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { PrintFrame } from '#components/activities/print/print-frame'
import { PrintedCard } from '#components/activities/print/printed-card'
import { MessagesProvider } from '#components/shell/messages-provider'
import { findShownActivity } from '#lib/server/activities/activities'
import { requireUser } from '#lib/server/auth/current-user'

interface Props {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('activity')
  const shown = await find((await params).id)
  // The name of a saved file.
  return { title: shown?.title ?? t('title'), robots: { index: false } }
}

/** One activity of the user's, or shared with them, on paper. */
export default async function ActivityPrintPage({ params }: Props) {
  const { id } = await params
  const user = await requireUser()
  const activity = await find(id)
  if (!activity) notFound()
  const { materialsNeeded, instructions, adaptations, groupPlan, guidance } = activity
  const group = groupPlan?.text ?? (user.userType === 'educator' ? (guidance?.group ?? null) : null)
  return (
    <MessagesProvider only={['activity', 'setting', 'groupPlan']}>
      <PrintFrame backHref={`/activity/${id}`}>
        <PrintedCard card={{ ...activity, materials: materialsNeeded, steps: instructions, ways: adaptations, group }} />
      </PrintFrame>
    </MessagesProvider>
  )
}

/** Read once per request, for the head and the page. */
const find = cache(async (id: string) => findShownActivity(await requireUser(), id))
