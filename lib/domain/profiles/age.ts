/** Ages in whole completed months. Days are texts YYYY-MM-DD, and today is always an argument. */

/** The maximum age for activities: 18 years, in months. */
export const MAX_AGE_MONTHS = 216

/** The fields of a child profile that give its age. */
export interface Born {
  dateOfBirth: string
  /** The number of weeks before term that the child was born. */
  weeksEarly?: number | null | undefined
}

/** Under this age, the weeks born early are subtracted: AAP, "Age Terminology During the Perinatal Period" (2004). */
export const CORRECTED_UNDER_MONTHS = 24
/** Months are shown under 24 months, years from then on. */
const SHOWN_IN_MONTHS_UNDER = 24

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the completed months between two days, never below 0. A child born on the 31st completes a month on the 1st after a shorter one. */
export function ageInMonths(dateOfBirth: string, today: string): number {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = dateOfBirth.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const months = (year - bornYear) * 12 + (month - bornMonth) - (day < bornDay ? 1 : 0)
  return Math.max(0, months)
}

/** Returns the age for safety and fit, in months: corrected for an early birth under 24 months. */
export function correctedAgeMonths({ dateOfBirth, weeksEarly }: Born, today: string): number {
  const months = ageInMonths(dateOfBirth, today)
  if (!weeksEarly || months >= CORRECTED_UNDER_MONTHS) return months
  return ageInMonths(addDays(dateOfBirth, weeksEarly * 7), today)
}

/** Returns the youngest age in months, which counts for a group. Returns undefined without children. */
export function youngestMonths(children: Born[], today: string): number | undefined {
  if (children.length === 0) return undefined
  return Math.min(...children.map((child) => correctedAgeMonths(child, today)))
}

/** Returns the display unit and value: months under 24 months, whole years from then on. */
export function ageParts(months: number): { unit: 'months' | 'years'; count: number } {
  return months < SHOWN_IN_MONTHS_UNDER ? { unit: 'months', count: months } : { unit: 'years', count: Math.floor(months / 12) }
}

/** Returns the display units of an age range: months if both ends are under 24 months, years if neither is, else mixed. */
export function spanParts(minMonths: number, maxMonths: number): { unit: 'months' | 'years' | 'mixed'; min: number; max: number } {
  const [min, max] = [ageParts(minMonths), ageParts(maxMonths)]
  return { unit: min.unit === max.unit ? min.unit : 'mixed', min: min.count, max: max.count }
}

/** Returns the day of an instant in UTC, YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** Returns a day's midnight in UTC, to format in UTC. */
export function dayDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** Adds days to a day; negative numbers subtract. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS))
}
