import { type Need, needs } from '#lib/domain/platform/vocabulary'
import { type Effort, efforts, type Facts } from '#lib/domain/safety/facts'

/** Returns the effort "fine" for every need except the given ones. */
export function effort(given: Partial<Record<Need, Effort>> = {}): Facts['effort'] {
  const of = (one: Effort) => needs.filter((need) => (given[need] ?? 'fine') === one)
  const [fits, fine, hard, impossible] = efforts.map(of)
  return { fits: fits ?? [], fine: fine ?? [], hard: hard ?? [], impossible: impossible ?? [] }
}

/** Returns facts of a harmless activity, with the given fields replaced. */
export const facts = (given: Partial<Facts> = {}): Facts => ({
  hazards: [],
  substances: [],
  effort: effort(),
  given: [],
  acknowledged: [],
  ...given,
})
