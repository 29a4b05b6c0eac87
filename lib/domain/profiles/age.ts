/** Ages. All are whole completed months; days are texts YYYY-MM-DD, and today always comes in as an argument. */

/** The oldest age that activities are for and looked for: 18 years, in months. */
export const MAX_AGE_MONTHS = 216

/** Whose age it is: what a child profile says about it. */
export interface Born {
  dateOfBirth: string
  /** How many weeks before term the child was born. */
  weeksEarly?: number | null | undefined
}

/** Until this age a child born early is taken at the age it would have if born at term: AAP, "Age Terminology During the Perinatal Period" (2004). */
export const CORRECTED_UNDER_MONTHS = 24
/** Months are shown under 24 months, years from then on. */
const SHOWN_IN_MONTHS_UNDER = 24

const DAY_MS = 24 * 60 * 60 * 1000

/** Completed months between two days, never below 0. A child born on the 31st completes a month on the 1st after a shorter one. */
export function ageInMonths(dateOfBirth: string, today: string): number {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = dateOfBirth.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const months = (year - bornYear) * 12 + (month - bornMonth) - (day < bornDay ? 1 : 0)
  return Math.max(0, months)
}

/** The age that counts for safety and fit, in months: corrected for an early birth under 24 months, else the plain one. */
export function playAgeMonths({ dateOfBirth, weeksEarly }: Born, today: string): number {
  const months = ageInMonths(dateOfBirth, today)
  if (!weeksEarly || months >= CORRECTED_UNDER_MONTHS) return months
  return ageInMonths(addDays(dateOfBirth, weeksEarly * 7), today)
}

/** The age of the youngest, in months: the one that rules for a group. Undefined for nobody. */
export function youngestMonths(children: Born[], today: string): number | undefined {
  if (children.length === 0) return undefined
  return Math.min(...children.map((child) => playAgeMonths(child, today)))
}

/** An age as people say it: months under 24 months, whole years from then on. */
export function ageParts(months: number): { unit: 'months' | 'years'; count: number } {
  return months < SHOWN_IN_MONTHS_UNDER ? { unit: 'months', count: months } : { unit: 'years', count: Math.floor(months / 12) }
}

/** A span of ages as people say it, both ends in months: in months where all of it is under 24, else in years where none of it is. */
export function spanParts(minMonths: number, maxMonths: number): { unit: 'months' | 'years' | 'mixed'; min: number; max: number } {
  const [min, max] = [ageParts(minMonths), ageParts(maxMonths)]
  return { unit: min.unit === max.unit ? min.unit : 'mixed', min: min.count, max: max.count }
}

/** The day an instant falls on in UTC, YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** A day as an instant to format in UTC: its midnight there. */
export function dayDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The day so many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS))
}
