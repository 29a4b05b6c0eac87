'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ActivityChips } from '#components/activities/activity-chips'
import { Steps } from '#components/activities/doing/steps'
import { SafetyNotes } from '#components/activities/safety-notes'
import { Bullets } from '#components/activities/section'
import { buttonClass } from '#components/ui/button'
import { doingPath } from '#lib/client/activities/doing/doing-address'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { useRecipientName } from '#lib/client/profiles/use-recipient-name'
import type { Activity } from '#lib/schemas/activities/activity'

/** Shows activities that different children do at the same time, each with its steps, so that one adult can follow all of them. */
export function SideBySideCards({ cards }: { cards: readonly Activity[] }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {cards.map((card) => (
        <SideBySideCard key={card.id} activity={card} />
      ))}
    </div>
  )
}

function SideBySideCard({ activity }: { activity: Activity }) {
  const { id, title, language, materialsNeeded, safetyNotes, instructions } = activity
  const t = useTranslations('activity')
  const tDeck = useTranslations('deck')
  const name = useRecipientName(activity)
  return (
    <article className="flex flex-col gap-4 rounded-card bg-surface p-4 shadow-card sm:p-5">
      <div>
        <p className="font-semibold text-accent">
          <bdi>{name}</bdi>
        </p>
        <h2 className="mb-2 text-heading" {...getLanguageAttributes(language)}>
          {title}
        </h2>
        <ActivityChips activity={activity} />
      </div>
      {materialsNeeded.length > 0 && (
        <div>
          <h3 className="mb-1 font-semibold">{t('materials')}</h3>
          <Bullets items={materialsNeeded} language={language} />
        </div>
      )}
      <SafetyNotes notes={safetyNotes} language={language} />
      <Steps activityId={id} language={language} steps={instructions} />
      <Link href={doingPath(id)} className={buttonClass('secondary', 'mt-auto')}>
        {tDeck('open')}
      </Link>
    </article>
  )
}
