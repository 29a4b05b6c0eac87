'use client'

import { useDayValue } from '#lib/client/platform/day-value'

/** The ticked lines of a list, by number from 0. They last for the day, so that a closed app loses none. Server-rendered pages have no ticks. */
export function useTicks(listId: string): { done: ReadonlySet<number>; toggle: (index: number) => void } {
  const [kept, keep] = useDayValue(`steps ${listId}`)
  const done = new Set(kept.split(',').filter(Boolean).map(Number))
  function toggle(index: number) {
    const next = new Set(done)
    if (!next.delete(index)) next.add(index)
    keep([...next].join(','))
  }
  return { done, toggle }
}

/** The list of an activity's materials, ticked off separately from its steps. */
export function materialTicksId(activityId: string): string {
  return `${activityId} materials`
}
