import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { dayOf } from '#lib/domain/profiles/age'
import { type ListedChild, readClassList } from '#lib/domain/profiles/class-list'
import { allergyId } from '#lib/domain/safety/allergies'
import { childInput } from '#lib/schemas/profiles/child'
import type { ClassListInput, ListFault } from '#lib/schemas/profiles/class-list'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'

/**
 * Parses a pasted class list and marks children that the user already has, by name and birth date; stores nothing. American dates start
 * with the month, those of the other languages with the day.
 */
export async function parseClassList(user: SignedIn, { text, dayOrder: order }: ClassListInput, language: Language) {
  const isAllergy = (typed: string) => allergyId(typed) !== undefined
  const { children, ...dates } = readClassList(text, { usualOrder: language === 'en' ? 'month_first' : 'day_first', order, isAllergy })
  const profiles = await db.child.findMany({ where: { userId: user.id }, select: { id: true, name: true, dateOfBirth: true } })
  const there = new Map(profiles.map(({ id, name, dateOfBirth }) => [sameness(name, dayOf(dateOfBirth)), id]))
  const above = new Set<string>()
  const shown = children.map((child) => {
    const same = sameness(child.name, child.dateOfBirth)
    const fault = faultOf(child) ?? (above.has(same) ? 'twice' : there.has(same) ? 'already_there' : null)
    above.add(same)
    const allergies = child.allergies.map((name) => ({ name, isKnown: isAllergy(name) }))
    return { ...child, allergies, fault, childId: fault === 'already_there' ? (there.get(same) ?? null) : null }
  })
  return { children: shown, ...dates }
}

/** Key by which two lines mean the same child. */
function sameness(name: string, dateOfBirth: string | null): string {
  return `${name.normalize().toLocaleLowerCase('en')} ${dateOfBirth}`
}

/** Returns the violated rule of a profile, if any. */
function faultOf({ name, dateOfBirth, allergies }: ListedChild): ListFault | null {
  if (name === '') return 'no_name'
  if (dateOfBirth === null) return 'no_date'
  const { error } = childInput.safeParse({ name, dateOfBirth, allergies })
  const fault = error?.issues[0]
  if (!fault) return null
  if (fault.message === 'date_future' || fault.message === 'date_too_old') return fault.message
  return fault.path[0] === 'allergies' ? 'allergies_too_long' : 'name_too_long'
}
