import type { Language } from '#lib/domain/platform/basics'

export const adaptationKinds = ['easier', 'harder'] as const
export type AdaptationKind = (typeof adaptationKinds)[number]

/** How to make an activity easier or harder, for whom: ages in months, both ends included. */
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

/** From so many months between the youngest and the oldest on, the two get a line each. */
const YEAR = 12

/**
 * An activity's `easier` and `harder` for all ages present, in months. Where these lie a year or more apart: easier for the
 * younger ones, harder for the older ones, from the youngest to the oldest without a gap; where all of those have outgrown the
 * activity, what suits them is a part of their own in it. Else as for one child, the youngest.
 */
export function adaptationsFor(card: Adaptable, agesMonths: readonly number[]): Adaptation[] {
  const [youngest, oldest] = [Math.min(...agesMonths), Math.max(...agesMonths)]
  if (oldest - youngest < YEAR) return forOne(card, youngest, oldest)
  const border = borderOf(youngest, oldest)
  const haveOutgrown = agesMonths.every((age) => age < border || age > card.ageMaxMonths)
  return [
    { kind: 'easier', ageMinMonths: youngest, ageMaxMonths: border - 1, text: card.easier },
    { kind: 'harder', ageMinMonths: border, ageMaxMonths: oldest, text: haveOutgrown ? groupWays[card.language].harder : card.harder },
  ]
}

/**
 * Easier from the start of the range up to the child's age, harder from the month after it to the end. Both sides keep at least
 * a month: a child at or above the end of the range (an activity for slightly younger ones) falls into `harder`, which then
 * reaches up to the oldest; one at its start into `easier`.
 */
function forOne({ ageMinMonths, ageMaxMonths, easier, harder }: Adaptable, ageMonths: number, oldest: number): Adaptation[] {
  const border = Math.max(ageMinMonths, Math.min(ageMonths, ageMaxMonths - 1))
  return [
    { kind: 'easier', ageMinMonths, ageMaxMonths: border, text: easier },
    { kind: 'harder', ageMinMonths: border + 1, ageMaxMonths: Math.max(ageMaxMonths, oldest), text: harder },
  ]
}

/** The first month of the older ones: the birthday nearest to the middle. There is one where the ages lie a year apart, and somebody on either side of it. */
function borderOf(youngest: number, oldest: number): number {
  const first = (Math.floor(youngest / YEAR) + 1) * YEAR
  const last = Math.floor(oldest / YEAR) * YEAR
  return Math.min(last, Math.max(first, Math.round((youngest + oldest) / 2 / YEAR) * YEAR))
}

/** For a group, where whoever wrote an activity says no easier or no harder way, or none that is for them. */
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
