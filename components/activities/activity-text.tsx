'use client'

import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Steps } from '#components/activities/steps'
import { useSpanText } from '#lib/client/use-span-text'
import { writtenIn } from '#lib/client/written-in'
import type { Language } from '#lib/domain/basics'
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
      <section className="rounded-card bg-accent-soft p-4">
        <h2 className="mb-2 flex items-center gap-2 font-semibold text-sub">
          <ShieldCheck aria-hidden className="size-5 text-accent" />
          {t('safety')}
        </h2>
        <Bullets items={safetyNotes} language={language} />
      </section>
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-sub">{title}</h2>
      {children}
    </section>
  )
}

function Bullets({ items, language }: { items: string[]; language: Language }) {
  return (
    <ul className="list-disc space-y-1.5 ps-5 marker:text-accent" {...writtenIn(language)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
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
