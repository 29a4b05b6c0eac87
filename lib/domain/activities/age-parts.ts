import type { AgePart } from '#lib/domain/catalogue/guidance'

/** The ages of a part; both ends included. */
export type AgeBand = Pick<AgePart, 'ageMinMonths' | 'ageMaxMonths'>

/** Children of these ages, in months, need parts of their own: what holds one bores or endangers the other. Our choice. */
export const FAR_APART_MONTHS = 18

/** Returns the parts that children of these ages have, the youngest first. Empty unless every child has one and there are two or more. */
export function partsFor<B extends AgeBand>(parts: readonly B[], agesMonths: readonly number[]): B[] {
  const includes = (part: B, age: number) => age >= part.ageMinMonths && age <= part.ageMaxMonths
  const hasEach = agesMonths.every((age) => parts.some((part) => includes(part, age)))
  const played = parts.filter((part) => agesMonths.some((age) => includes(part, age)))
  return hasEach && played.length > 1 ? played : []
}

/** Returns whether an activity has a part for each of these children, and they are far enough apart in age to need one. */
export function hasPartForEach(parts: readonly AgeBand[], agesMonths: readonly number[]): boolean {
  return Math.max(...agesMonths) - Math.min(...agesMonths) >= FAR_APART_MONTHS && partsFor(parts, agesMonths).length > 0
}
