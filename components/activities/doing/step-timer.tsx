'use client'

import { clsx } from 'clsx/lite'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useStepTimer } from '#lib/client/activities/doing/use-step-timer'
import { useKeepAwake } from '#lib/client/platform/use-keep-awake'
import { clockOf } from '#lib/domain/activities/doing/timer'

interface Props {
  /** The name under which it is kept: the activity and the step. */
  name: string
  seconds: number
}

/** A timer for a step, without a sound: its end is seen, felt on a phone, and read by a screen reader. */
export function StepTimer({ name, seconds }: Props) {
  const t = useTranslations('activity')
  const timer = useStepTimer(name, seconds)
  useKeepAwake(timer.isRunning)
  const time = clockOf(seconds * 1000)
  return (
    <div
      className={clsx(
        'tabular flex min-h-12 items-center rounded-full border ps-1 transition-colors duration-150',
        timer.isOver ? 'border-transparent bg-good-soft' : timer.isUntouched ? 'border-line' : 'border-accent bg-accent-soft',
      )}
    >
      {!timer.isOver && (
        <button
          type="button"
          onClick={timer.isRunning ? timer.pause : timer.start}
          className="flex min-h-11 items-center gap-2 rounded-full ps-2 pe-3 font-medium"
        >
          {timer.isRunning ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          <span className="sr-only">{t(timer.isRunning ? 'timerPause' : 'timerStart', { time })}</span>
          <span aria-hidden dir="ltr" className={timer.isUntouched ? undefined : 'text-heading'}>
            {clockOf(timer.leftMs)}
          </span>
        </button>
      )}
      <span role="status" className={clsx(timer.isOver && 'ps-3 font-medium text-good')}>
        {timer.isOver && t('timerOver')}
      </span>
      {!timer.isUntouched && (
        <button type="button" aria-label={t('timerReset', { time })} onClick={timer.reset} className="grid size-11 place-items-center rounded-full">
          <RotateCcw aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}
