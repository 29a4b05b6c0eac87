'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Adaptations } from '#components/activities/adaptations'
import { AgeParts } from '#components/activities/age-parts'
import { DayPlan } from '#components/activities/day/day-plan'
import { Doing, DoingLayout } from '#components/activities/doing/doing'
import { TickList } from '#components/activities/doing/tick-list'
import { GroupPlanSection } from '#components/activities/group-plan'
import { OtherDetails } from '#components/activities/other-details'
import { PrintLink } from '#components/activities/print/print-link'
import { SafetyNotes } from '#components/activities/safety-notes'
import { Section } from '#components/activities/section'
import { SummarySection } from '#components/activities/summary'
import { Banner } from '#components/ui/feedback/banner'
import { Fold } from '#components/ui/fold'
import { materialTicksId } from '#lib/client/activities/doing/use-ticks'
import { useAgeParts } from '#lib/client/activities/use-age-parts'
import { useLineRecipientText } from '#lib/client/activities/use-line-recipient-text'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { ShownActivity } from '#lib/schemas/activities/activity'

/**
 * The full text, doing first: materials to tick off, safety, numbered steps. Everything else is folded below. For a group, how to run it
 * and differences by age come right before the steps. A composed time begins with its plan.
 */
export function ActivityText({ activity, afterLastStep }: { activity: ShownActivity; afterLastStep?: ReactNode }) {
  const t = useTranslations('activity')
  const { language, materialsNeeded, safetyNotes, instructions, benefits, adaptations, quick, guidance, groupPlan, minutes, parts } = activity
  const childIds = 'childIds' in activity ? activity.childIds : []
  const isForGroup = childIds.length > 0 || ('groupId' in activity && activity.groupId !== null)
  const lineFor = useLineRecipientText(childIds)
  const ways = adaptations.map((way) => ({ kind: way.kind, text: way.text, ...(isForGroup && { whose: lineFor(way) }) }))
  const ageParts = useAgeParts(activity)
  const withheld = 'withheld' in activity ? activity.withheld : null
  const byAge = ways.length > 0 && isForGroup && (
    <Section title={t('byAge')}>
      {ageParts.length > 0 ? <AgeParts parts={ageParts} language={language} nameOf={lineFor} /> : <Adaptations ways={ways} language={language} />}
    </Section>
  )
  const forGroup = groupPlan && <GroupPlanSection plan={groupPlan} isComposed={parts.length > 0} language={language} />
  return (
    <div className="flex flex-col gap-7">
      {withheld && <Banner>{t(`withheld.${withheld}`)}</Banner>}
      <SummarySection lines={quick} minutes={parts.length > 0 ? null : minutes} language={language} />
      {parts.length > 0 ? (
        <DoingLayout
          areNotesBelow
          materials={materialsNeeded.length > 0 && <FoldedMaterials activity={activity} />}
          notes={<SafetyNotes notes={safetyNotes} language={language} />}
        >
          {forGroup}
          {byAge}
          <Section title={t('plan')}>
            <DayPlan key={activity.id} activity={activity} />
          </Section>
        </DoingLayout>
      ) : (
        <Doing
          activityId={activity.id}
          language={language}
          materials={
            <Section title={t('materials')}>
              {materialsNeeded.length === 0 ? <p className="text-soft">{t('noMaterials')}</p> : <Materials activity={activity} />}
            </Section>
          }
          materialNames={materialsNeeded}
          safetyNotes={safetyNotes}
          beforeSteps={
            <>
              {forGroup}
              {byAge}
            </>
          }
          steps={instructions}
          drawing={guidance?.drawing}
          afterLastStep={afterLastStep}
        />
      )}
      <OtherDetails
        guidance={guidance && groupPlan ? { ...guidance, group: null } : guidance}
        language={language}
        benefits={benefits}
        benefitsTitle={t('benefits')}
        ways={isForGroup ? [] : ways}
      />
      <PrintLink activityPath={`/activity/${activity.id}`} />
    </div>
  )
}

type WithMaterials = Pick<ShownActivity, 'id' | 'language' | 'materialsNeeded'>

/** The things that a whole day needs would hide its plan. */
function FoldedMaterials({ activity }: { activity: WithMaterials }) {
  const t = useTranslations('activity')
  return (
    <Fold isHeading title={t('things', { count: activity.materialsNeeded.length })}>
      <Materials activity={activity} />
    </Fold>
  )
}

function Materials({ activity: { id, language, materialsNeeded } }: { activity: WithMaterials }) {
  return (
    <div {...getLanguageAttributes(language)}>
      <TickList listId={materialTicksId(id)} lines={materialsNeeded.map((line) => ({ key: line, label: line }))} />
    </div>
  )
}
