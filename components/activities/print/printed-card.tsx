'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useChildCountText } from '#lib/client/activities/use-child-count-text'
import { useDurationText } from '#lib/client/activities/use-duration-text'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { AdaptationKind } from '#lib/domain/activities/adaptations'
import { type CardSize, cardSizeOf } from '#lib/domain/activities/card-size'
import type { DayPart } from '#lib/domain/activities/days/card'
import { clockText } from '#lib/domain/activities/days/clock'
import type { Language, Setting } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'

/** The parts of an activity that its printed card shows. */
export interface CardText {
  title: string
  language: Language
  durationMinutes: number
  ageMinMonths: number
  ageMaxMonths: number
  setting: Setting
  materials: readonly string[]
  safetyNotes: readonly string[]
  steps: readonly string[]
  ways: readonly { kind: AdaptationKind; text: string }[]
  /** How it goes with a group, for an educator; null if it is not shown. */
  group: string | null
  /** The group that it is printed for, if any. */
  groupPlan?: Activity['groupPlan']
  /** The schedule of a composed time; empty for a single activity. */
  parts: readonly DayPart[]
  /** The start of the schedule in minutes after midnight; null if it can start at any time. */
  beginsAt: number | null
}

/** Type sizes in points, legible on a refrigerator: the less text, the larger. */
const sizes: Readonly<Record<CardSize, string>> = {
  large: 'text-[14pt] leading-[1.35]',
  medium: 'text-[12.5pt] leading-[1.3]',
  small: 'text-[11pt] leading-[1.25]',
}

/** An activity on one page of paper. A composed time has its schedule on the first page, and what it needs on the second. */
export function PrintedCard({ card }: { card: CardText }) {
  const isDay = card.parts.length > 0
  return (
    <article
      className={clsx(
        'rounded-card bg-surface p-6 shadow-card [page:card] sm:p-10 print:rounded-none print:p-0 print:shadow-none',
        sizes[cardSizeOf(card)],
      )}
      {...getLanguageAttributes(card.language)}
    >
      {isDay ? <PrintedDay card={card} /> : <PrintedActivity card={card} />}
    </article>
  )
}

function PrintedActivity({ card }: { card: CardText }) {
  const t = useTranslations('activity')
  return (
    <>
      <CardHeader card={card} />
      <div className="mt-[0.8em] gap-[1.6em] *:mb-[0.8em] sm:columns-2 print:columns-2">
        <Needed materials={card.materials} />
        <Safety notes={card.safetyNotes} />
        {(card.group !== null || card.groupPlan) && <Group text={card.group} plan={card.groupPlan ?? null} />}
        <Part title={t('instructions')}>
          <ol>
            {card.steps.map((step, index) => (
              <li key={step} className="mb-[0.45em] flex break-inside-avoid gap-[0.6em]">
                <span className="tabular min-w-[1.1em] font-semibold">{index + 1}</span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </Part>
        {card.ways.map(({ kind, text }) => (
          <Part key={kind + text} title={t(kind)}>
            <p>{text}</p>
          </Part>
        ))}
      </div>
    </>
  )
}

/** How it goes with a group; for a known one also how many adults it needs. */
function Group({ text, plan }: { text: string | null; plan: Activity['groupPlan'] }) {
  const t = useTranslations('activity')
  const tPlan = useTranslations('groupPlan')
  const countText = useChildCountText()
  return (
    <Part title={plan ? countText.heading(plan.children) : t('withGroup')}>
      {text !== null && <p>{text}</p>}
      {plan && <p>{tPlan('needs', { count: plan.adults })}</p>}
    </Part>
  )
}

function PrintedDay({ card }: { card: CardText }) {
  const t = useTranslations('activity')
  const { parts, beginsAt, language } = card
  return (
    <>
      <CardHeader card={card} />
      {/* A table's layout, because hours are of very different length: "9:05 a.m.", "9:05 de la mañana". */}
      <ol className="mt-[0.6em] table w-full border-collapse" aria-label={t('plan')}>
        {parts.map(({ kind, title, text, startsAtMinute, minutes }) => (
          <li
            key={startsAtMinute}
            className="table-row break-inside-avoid border-hairline border-t *:table-cell *:py-[0.25em] *:align-top print:border-line"
          >
            {beginsAt !== null && (
              <span className="tabular pe-[0.8em] sm:whitespace-nowrap print:whitespace-nowrap">
                {clockText(beginsAt + startsAtMinute, language)}
              </span>
            )}
            <span className="w-full">
              <span className={clsx(kind === 'activity' && 'font-semibold')}>{title}</span>
              {kind === 'activity' && <span className="block">{text}</span>}
            </span>
            <span className="tabular whitespace-nowrap ps-[0.8em]">{t('minutes', { count: minutes })}</span>
          </li>
        ))}
      </ol>
      <section className="mt-8 flex flex-col gap-[0.8em] print:mt-0 print:break-before-page">
        <Needed materials={card.materials} inColumns />
        <Safety notes={card.safetyNotes} />
      </section>
    </>
  )
}

function CardHeader({ card }: { card: CardText }) {
  const tSetting = useTranslations('setting')
  const durationText = useDurationText()
  const spanText = useSpanText()
  return (
    <header>
      <h1 className="font-semibold text-[1.7em] leading-tight">{card.title}</h1>
      <p className="tabular mt-[0.2em]">{[durationText(card.durationMinutes), spanText(card), tSetting(card.setting)].join(' · ')}</p>
    </header>
  )
}

/** The materials, each with a box to tick with a pen. */
function Needed({ materials, inColumns = false }: { materials: readonly string[]; inColumns?: boolean }) {
  const t = useTranslations('activity')
  return (
    <Part title={t('materials')}>
      {materials.length === 0 ? (
        <p>{t('noMaterials')}</p>
      ) : (
        <ul className={clsx(inColumns && 'sm:columns-2 print:columns-2')}>
          {materials.map((material) => (
            <li key={material} className="flex break-inside-avoid gap-[0.5em]">
              <span aria-hidden className="mt-[0.3em] size-[0.75em] shrink-0 border border-ink" />
              <span>{material}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Safety({ notes }: { notes: readonly string[] }) {
  const t = useTranslations('activity')
  return (
    <div className="break-inside-avoid border-2 border-ink p-[0.6em]">
      <Part title={t('safety')}>
        <ul className="flex flex-col gap-[0.3em]">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-[0.2em] break-after-avoid font-semibold text-[1.1em]">{title}</h2>
      {children}
    </section>
  )
}
