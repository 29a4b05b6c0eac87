'use client'

import { useTranslations } from 'next-intl'
import { SafetyNotes } from '#components/activities/safety-notes'
import { Bullets, Section } from '#components/activities/section'
import { Steps } from '#components/activities/steps'
import { useSpanText } from '#lib/client/use-span-text'
import { writtenIn } from '#lib/client/written-in'
import type { ShownActivity } from '#lib/schemas/activity'

/** Everything one needs to do it: materials, safety first, numbered steps to tick off, benefits, easier and harder; for a group, what differs by age before the steps. */
export function ActivityText({ activity }: { activity: ShownActivity }) {
  const t = useTranslations('activity')
  const { language, materialsNeeded, safetyNotes, instructions, benefits, adaptations } = activity
  const isForGroup = 'groupId' in activity && activity.groupId !== null
  return (
    <div className="flex flex-col gap-7">
      <Section title={t('materials')}>
        {materialsNeeded.length === 0 ? <p className="text-soft">{t('noMaterials')}</p> : <Bullets items={materialsNeeded} language={language} />}
      </Section>
      <SafetyNotes notes={safetyNotes} language={language} />
      {adaptations.length > 0 && isForGroup && (
        <Section title={t('byAge')}>
          <AgeTexts adaptations={adaptations} language={language} />
        </Section>
      )}
      <Section title={t('instructions')}>
        <Steps key={activity.id} activityId={activity.id} language={language} steps={instructions} />
      </Section>
      <Section title={t('benefits')}>
        <Bullets items={benefits} language={language} />
      </Section>
      {adaptations.length > 0 && !isForGroup && (
        <Section title={t('adaptations')}>
          <Bullets items={adaptations.map(({ text }) => text)} language={language} />
        </Section>
      )}
    </div>
  )
}

/** A line for each age there is in a group. */
function AgeTexts({ adaptations, language }: Pick<ShownActivity, 'adaptations' | 'language'>) {
  const spanText = useSpanText()
  return (
    <dl className="flex flex-col gap-3">
      {adaptations.map((line) => (
        <div key={line.ageMinMonths} className="border-accent border-s-3 ps-3">
          <dt className="font-semibold text-sm">{spanText(line)}</dt>
          <dd {...writtenIn(language)}>{line.text}</dd>
        </div>
      ))}
    </dl>
  )
}
