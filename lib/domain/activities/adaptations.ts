import type { Language } from '#lib/domain/platform/basics'

export const adaptationKinds = ['easier', 'harder'] as const
export type AdaptationKind = (typeof adaptationKinds)[number]

/** A way to make an activity easier or harder for an age range in months, both ends included. */
export interface Adaptation {
  kind: AdaptationKind
  ageMinMonths: number
  ageMaxMonths: number
  text: string
}

interface Adaptable {
  language: Language
  ageMinMonths: number
  ageMaxMonths: number
  easier: string
  harder: string
}

/** Ages at least a year apart get a line for the youngest and one for the oldest. */
const MONTHS_PER_YEAR = 12

/**
 * Returns `easier` and `harder` for all ages present, in months. If the ages differ by a year or more, the younger children get
 * easier and the older ones harder, without a gap; if all older ones have outgrown the activity, only the younger ones get a line.
 * Otherwise it works as for one child, the youngest.
 */
export function listAdaptations(card: Adaptable, agesMonths: readonly number[]): Adaptation[] {
  const [youngest, oldest] = [Math.min(...agesMonths), Math.max(...agesMonths)]
  if (oldest - youngest < MONTHS_PER_YEAR) return forOne(card, youngest, oldest)
  const border = borderOf(youngest, oldest)
  const haveOutgrown = agesMonths.every((age) => age < border || age > card.ageMaxMonths)
  return [
    { kind: 'easier', ageMinMonths: youngest, ageMaxMonths: border - 1, text: card.easier },
    ...(haveOutgrown ? [] : [{ kind: 'harder', ageMinMonths: border, ageMaxMonths: oldest, text: card.harder } as const]),
  ]
}

/**
 * Returns easier up to the child's age and harder above it. Both ranges keep at least one month: a child at or above the upper end
 * gets `harder`, which then reaches up to the oldest; a child at the lower end gets `easier`.
 */
function forOne({ ageMinMonths, ageMaxMonths, easier, harder }: Adaptable, ageMonths: number, oldest: number): Adaptation[] {
  const border = Math.max(ageMinMonths, Math.min(ageMonths, ageMaxMonths - 1))
  return [
    { kind: 'easier', ageMinMonths, ageMaxMonths: border, text: easier },
    { kind: 'harder', ageMinMonths: border + 1, ageMaxMonths: Math.max(ageMaxMonths, oldest), text: harder },
  ]
}

/**
 * Returns the first month of the older range: the birthday nearest to the middle. It is at most six months from the middle, so
 * ages that differ by a year have a child on either side.
 */
function borderOf(youngest: number, oldest: number): number {
  return Math.round((youngest + oldest) / 2 / MONTHS_PER_YEAR) * MONTHS_PER_YEAR
}

/** Texts for a group if the activity has no easier or harder way, or none that suits the group. */
export const groupWays: Readonly<Record<Language, { easier: string; harder: string }>> = {
  en: {
    easier: 'Fewer steps, larger pieces, and an adult beside them.',
    harder: 'Let them plan it, add a step of their own and explain it to the others.',
  },
  es: {
    easier: 'Menos pasos, piezas más grandes y una persona adulta a su lado.',
    harder: 'Que lo planeen, añadan un paso propio y se lo expliquen al resto.',
  },
  he: {
    easier: 'פחות שלבים, חלקים גדולים יותר ומבוגר לצידם.',
    harder: 'לתת להם לתכנן, להוסיף שלב משלהם ולהסביר לאחרים.',
  },
}
