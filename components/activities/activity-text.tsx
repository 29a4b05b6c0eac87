'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Adaptations } from '#components/activities/adaptations'
import { DayPlan } from '#components/activities/day/day-plan'
import { Drawing } from '#components/activities/drawing'
import { GuidanceSections } from '#components/activities/guidance-sections'
import { SafetyNotes } from '#components/activities/safety-notes'
import { Bullets, Section } from '#components/activities/section'
import { Steps } from '#components/activities/steps'
import { SummarySection } from '#components/activities/summary'
import { Banner } from '#components/ui/feedback/banner'
import { useLineRecipientText } from '#lib/client/activities/use-line-recipient-text'
import type { ShownActivity } from '#lib/schemas/activities/activity'

/**
 * The full text: materials, safety first, numbered steps to tick off, benefits, easier and harder ways. For a group, differences by age
 * come before the steps.
 */
export function ActivityText({ activity, afterLastStep }: { activity: ShownActivity; afterLastStep?: ReactNode }) {
  const t = useTranslations('activity')
  const { language, materialsNeeded, safetyNotes, instructions, benefits, adaptations, quick, guidance, minutes, parts } = activity
  const childIds = 'childIds' in activity ? activity.childIds : []
  const isForGroup = childIds.length > 0 || ('groupId' in activity && activity.groupId !== null)
  const lineFor = useLineRecipientText(childIds)
  const ways = adaptations.map((way) => ({ kind: way.kind, text: way.text, ...(isForGroup && { whose: lineFor(way) }) }))
  const withheld = 'withheld' in activity ? activity.withheld : null
  return (
    <div className="flex flex-col gap-7">
      {withheld && <Banner>{t(`withheld.${withheld}`)}</Banner>}
      <SummarySection lines={quick} minutes={minutes} language={language} />
      <Section title={t('materials')}>
        {materialsNeeded.length === 0 ? <p className="text-soft">{t('noMaterials')}</p> : <Bullets items={materialsNeeded} language={language} />}
      </Section>
      <SafetyNotes notes={safetyNotes} language={language} />
      {ways.length > 0 && isForGroup && (
        <Section title={t('byAge')}>
          <Adaptations ways={ways} language={language} />
        </Section>
      )}
      {parts.length > 0 ? (
        <Section title={t('plan')}>
          <DayPlan key={activity.id} activity={activity} />
        </Section>
      ) : (
        <Section title={t('instructions')}>
          <Drawing drawing={guidance?.drawing} language={language} />
          <Steps key={activity.id} activityId={activity.id} language={language} steps={instructions} afterLast={afterLastStep} />
        </Section>
      )}
      <Section title={t('benefits')}>
        <Bullets items={benefits} language={language} />
      </Section>
      {ways.length > 0 && !isForGroup && (
        <Section title={t('adaptations')}>
          <Adaptations ways={ways} language={language} />
        </Section>
      )}
      {guidance && <GuidanceSections guidance={guidance} language={language} />}
    </div>
  )
}
