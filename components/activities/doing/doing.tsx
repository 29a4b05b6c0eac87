'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { Steps } from '#components/activities/doing/steps'
import { Drawing } from '#components/activities/drawing'
import { SafetyNotes } from '#components/activities/safety-notes'
import { Section } from '#components/activities/section'
import { DOING } from '#lib/client/activities/doing/doing-address'
import { useTicks } from '#lib/client/activities/doing/use-ticks'
import { useKeepAwake } from '#lib/client/platform/use-keep-awake'
import { placeNotes } from '#lib/domain/activities/doing/note-steps'
import type { Guidance } from '#lib/domain/catalogue/guidance'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  activityId: string
  language: Language
  materials: ReactNode
  /** The names of the materials. */
  materialNames: readonly string[]
  safetyNotes: readonly string[]
  /** Other notes to read before starting. */
  moreNotes?: ReactNode
  /** How it goes for several children, before the steps. */
  beforeSteps?: ReactNode
  steps: readonly string[]
  drawing: Guidance['drawing'] | undefined
  /** Shown once all steps are ticked. */
  afterLastStep?: ReactNode
}

/** Everything for doing an activity: what to fetch, safety, and the steps. Once it has begun, the screen stays on until the last tick. */
export function Doing(props: Props) {
  const { activityId, language, materials, materialNames, safetyNotes, moreNotes, beforeSteps, steps, drawing, afterLastStep } = props
  const t = useTranslations('activity')
  const isOpenedToDo = useHash() === `#${DOING}`
  const { done } = useTicks(activityId)
  useKeepAwake((isOpenedToDo || done.size > 0) && done.size < steps.length)
  const { before, atStep } = placeNotes(safetyNotes, steps, materialNames, language)
  const notes = (before.length > 0 || moreNotes) && (
    <SafetyNotes notes={before} language={language}>
      {moreNotes}
    </SafetyNotes>
  )
  return (
    <DoingLayout materials={materials} notes={notes}>
      {beforeSteps}
      <Section title={t('instructions')}>
        <Drawing drawing={drawing} language={language} />
        <Steps key={activityId} activityId={activityId} language={language} steps={steps} notes={atStep} afterLast={afterLastStep} />
      </Section>
    </DoingLayout>
  )
}

interface LayoutProps {
  materials: ReactNode
  notes: ReactNode
  /** Whether the notes are for the time after the main part begins, and so below it on a phone. */
  areNotesBelow?: boolean
  /** The steps or the plan. */
  children: ReactNode
}

/** What to fetch and know, above the steps; where there is space for it, in a column next to them. */
export function DoingLayout({ materials, notes, areNotesBelow = false, children }: LayoutProps) {
  const box = useRef<HTMLDivElement>(null)
  // The text comes after the page: by then the browser has looked for the fragment.
  useEffect(() => {
    if (window.location.hash === `#${DOING}`) box.current?.scrollIntoView()
  }, [])
  const side = '@3xl:col-start-1 empty:hidden'
  return (
    <div ref={box} id={DOING} className="@container">
      <div className="flex flex-col gap-7 @3xl:grid @3xl:grid-cols-[18rem_minmax(0,1fr)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-8">
        <div className={side}>{materials}</div>
        {!areNotesBelow && <div className={side}>{notes}</div>}
        <div className="flex min-w-0 flex-col gap-7 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1">{children}</div>
        {areNotesBelow && <div className={side}>{notes}</div>}
      </div>
    </div>
  )
}

function useHash(): string {
  return useSyncExternalStore(
    followHash,
    () => window.location.hash,
    () => '',
  )
}

function followHash(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
