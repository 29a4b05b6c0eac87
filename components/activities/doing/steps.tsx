'use client'

import { clsx } from 'clsx/lite'
import { Check, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StepTimer } from '#components/activities/doing/step-timer'
import { useTicks } from '#lib/client/activities/doing/use-ticks'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { listStepTimes } from '#lib/domain/activities/doing/step-times'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  activityId: string
  language: Language
  steps: readonly string[]
  /** The safety notes next to a step, by its index from 0. */
  notes?: ReadonlyMap<number, readonly string[]>
  /** Shown once all steps are ticked. */
  afterLast?: ReactNode
}

/** Numbered steps that can be ticked off, each with its safety notes, and a timer for each time it names. */
export function Steps({ activityId, language, steps, notes, afterLast }: Props) {
  const t = useTranslations('activity')
  const { done, toggle } = useTicks(activityId)
  return (
    <>
      <p className="tabular mb-2 text-sm text-soft" aria-live="polite">
        {t('stepsDone', { done: done.size, count: steps.length })}
      </p>
      <ol className="flex flex-col gap-3" {...getLanguageAttributes(language)}>
        {steps.map((step, index) => {
          const isDone = done.has(index)
          return (
            <li
              key={step}
              className={clsx('rounded-control border p-4', isDone ? 'border-transparent bg-good-soft' : 'border-hairline bg-surface shadow-card')}
            >
              <label className="relative flex gap-3 rounded-md has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-4">
                <input type="checkbox" checked={isDone} onChange={() => toggle(index)} className="absolute inset-0 size-full opacity-0" />
                <span
                  aria-hidden
                  className={clsx(
                    'tabular grid size-9 shrink-0 place-items-center rounded-full font-semibold',
                    isDone ? 'bg-good text-surface' : 'bg-accent-soft text-accent',
                  )}
                >
                  {isDone ? <Check className="size-5" /> : index + 1}
                </span>
                <span className={clsx('pt-1 text-sub', isDone && 'text-soft')}>{step}</span>
              </label>
              <StepNotes notes={notes?.get(index) ?? []} />
              {!isDone && <StepTimers name={`${activityId} ${index}`} times={listStepTimes(step, language)} />}
            </li>
          )
        })}
      </ol>
      {done.size === steps.length && afterLast}
    </>
  )
}

/** Safety notes stay when the step is ticked. */
function StepNotes({ notes }: { notes: readonly string[] }) {
  const t = useTranslations('activity')
  return notes.map((note) => (
    <p key={note} className="mt-3 flex gap-2 rounded-control bg-accent-soft p-3">
      <ShieldCheck role="img" aria-label={t('safety')} className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>{note}</span>
    </p>
  ))
}

function StepTimers({ name, times }: { name: string; times: readonly number[] }) {
  if (times.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {times.map((seconds) => (
        <StepTimer key={seconds} name={name} seconds={seconds} />
      ))}
    </div>
  )
}
