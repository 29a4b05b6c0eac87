'use client'

import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Steps } from '#components/activities/steps'
import { writtenIn } from '#lib/client/written-in'
import type { Language } from '#lib/domain/vocabulary'
import type { SharedActivity } from '#lib/schemas/activity'

/** Everything one needs to do it: materials, safety first, numbered steps to tick off, benefits, easier and harder. */
export function ActivityText({ activity }: { activity: SharedActivity }) {
  const t = useTranslations('activity')
  const { language, materialsNeeded, safetyNotes, instructions, benefits, adaptations } = activity
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
      <Section title={t('instructions')}>
        <Steps key={activity.id} activityId={activity.id} language={language} steps={instructions} />
      </Section>
      <Section title={t('benefits')}>
        <Bullets items={benefits} language={language} />
      </Section>
      {adaptations.length > 0 && (
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
