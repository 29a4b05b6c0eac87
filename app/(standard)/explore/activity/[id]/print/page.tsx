import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { PrintFrame } from '#components/activities/print/print-frame'
import { PrintedCard } from '#components/activities/print/printed-card'
import { MessagesProvider } from '#components/shell/messages-provider'
import { currentUser } from '#lib/server/auth/current-user'
import { findExploreActivity } from '#lib/server/catalogue/activity'

interface Props {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const activity = await find((await params).id)
  // Search engines find the activity itself.
  return { ...(activity && { title: activity.title }), robots: { index: false } }
}

/** One catalogue activity on paper. */
export default async function ExploreActivityPrintPage({ params }: Props) {
  const { id } = await params
  const [activity, user, language] = await Promise.all([find(id), currentUser(), getLocale()])
  if (!activity) notFound()
  const t = await getTranslations('exploreActivity')
  const tAllergens = await getTranslations('allergens')
  const { duration, materials, safetyNotes, allergens, instructions, easier, harder, guidance } = activity
  const contained = allergens.map((allergen) => tAllergens(allergen)).join(', ')
  const card = {
    ...activity,
    language,
    durationMinutes: duration,
    materials: materials.map(({ name, quantity }) => (quantity ? `${name}: ${quantity}` : name)),
    safetyNotes: contained ? [...safetyNotes, t('contains', { names: contained })] : safetyNotes,
    steps: instructions,
    ways: [
      { kind: 'easier' as const, text: easier },
      { kind: 'harder' as const, text: harder },
    ],
    group: user?.userType === 'educator' ? (guidance?.group ?? null) : null,
    parts: [],
    beginsAt: null,
  }
  return (
    <MessagesProvider only={['activity', 'setting', 'groupPlan']}>
      <PrintFrame backHref={`/explore/activity/${id}`}>
        <PrintedCard card={card} />
      </PrintFrame>
    </MessagesProvider>
  )
}

/** Read once per request, for the head and the page. */
const find = cache(async (id: string) => findExploreActivity(id, await getLocale()))
