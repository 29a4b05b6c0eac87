import type { Language } from '#lib/domain/platform/basics'
import { addDays } from '#lib/domain/profiles/age'

/** An idea for the day after a done activity. */
export interface NextDayIdea {
  /** Id of the done activity. */
  id: string
  title: string
  /** The language of the title and the idea. */
  language: Language
  idea: string
  doneAt: Date
}

/**
 * Finds the idea of the latest activity that was done on the day before `today`.
 * @param ideas the latest first
 * @param today YYYY-MM-DD
 * @param dayOf the day of an instant, YYYY-MM-DD, in the same time zone as `today`
 */
export function findYesterdaysIdea(ideas: readonly NextDayIdea[], today: string, dayOf: (instant: Date) => string): NextDayIdea | undefined {
  const yesterday = addDays(today, -1)
  return ideas.find(({ doneAt }) => dayOf(doneAt) === yesterday)
}
