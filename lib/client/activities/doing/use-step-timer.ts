'use client'

import { useEffect, useRef, useState } from 'react'
import { useDayValue } from '#lib/client/platform/day-value'
import { leftMs, newTimer, pauseTimer, startTimer, type Timer, timerFromText, timerToText } from '#lib/domain/activities/doing/timer'

/** How often a running timer is drawn, in milliseconds: often enough that no second is skipped. */
const DRAW_MS = 250
/** Milliseconds of vibration, pause and vibration. */
const END_VIBRATION = [200, 100, 200]

/** The timer of a step: kept for the day, and by the clock. At its end a phone in use vibrates once. */
export function useStepTimer(name: string, seconds: number) {
  const [kept, keep] = useDayValue(`timer ${name} ${seconds}`)
  const timer = timerFromText(kept) ?? newTimer(seconds)
  const isStarted = 'endsAt' in timer
  const [now, setNow] = useState(() => Date.now())
  const left = leftMs(timer, now)
  const isRunning = isStarted && left > 0
  const wasRunning = useRef(false)
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const drawing = setInterval(() => setNow(Date.now()), DRAW_MS)
    return () => clearInterval(drawing)
  }, [isRunning])
  useEffect(() => {
    // Safari has no vibration.
    if (wasRunning.current && isStarted && !isRunning) navigator.vibrate?.(END_VIBRATION)
    wasRunning.current = isRunning
  }, [isStarted, isRunning])
  function change(next: (timer: Timer, now: number) => Timer) {
    setNow(Date.now())
    keep(timerToText(next(timer, Date.now())))
  }
  return {
    leftMs: left,
    isRunning,
    isUntouched: left === seconds * 1000 && !isStarted,
    isOver: left === 0,
    start: () => change(startTimer),
    pause: () => change(pauseTimer),
    reset: () => change(() => newTimer(seconds)),
  }
}
