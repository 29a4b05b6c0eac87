'use client'

import { clsx } from 'clsx/lite'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useTicks } from '#lib/client/activities/use-ticks'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  activityId: string
  language: Language
  steps: string[]
  /** Shown once all steps are ticked. */
  afterLast?: ReactNode
}

/** Numbered steps that can be ticked off. */
export function Steps({ activityId, language, steps, afterLast }: Props) {
  const t = useTranslations('activity')
  const { done, toggle } = useTicks(activityId)
  return (
    <>
      <p className="tabular mb-2 text-sm text-soft" aria-live="polite">
        {t('stepsDone', { done: done.size, count: steps.length })}
      </p>
      <ol className="flex flex-col gap-2" {...getLanguageAttributes(language)}>
        {steps.map((step, index) => {
          const isDone = done.has(index)
          return (
            <li key={step}>
              <label
                className={clsx(
                  'relative flex gap-3 rounded-control border p-3 has-focus-visible:outline-3 has-focus-visible:outline-accent',
                  isDone ? 'border-transparent bg-good-soft' : 'border-hairline bg-surface',
                )}
              >
                <input type="checkbox" checked={isDone} onChange={() => toggle(index)} className="sr-only" />
                <span
                  aria-hidden
                  className={clsx(
                    'tabular grid size-7 shrink-0 place-items-center rounded-full font-semibold text-sm',
                    isDone ? 'bg-good text-surface' : 'bg-accent-soft text-accent',
                  )}
                >
                  {isDone ? <Check className="size-4" /> : index + 1}
                </span>
                <span className={clsx('pt-0.5', isDone && 'text-soft')}>{step}</span>
              </label>
            </li>
          )
        })}
      </ol>
      {done.size === steps.length && afterLast}
    </>
  )
}
