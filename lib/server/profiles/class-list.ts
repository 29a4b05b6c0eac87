import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { dayOf } from '#lib/domain/profiles/age'
import { type ListedChild, readClassList } from '#lib/domain/profiles/class-list'
import { allergyId } from '#lib/domain/safety/allergies'
import { plainWords } from '#lib/domain/safety/normalise'
import { childInput } from '#lib/schemas/profiles/child'
import type { ChildProblem, ClassListInput } from '#lib/schemas/profiles/class-list'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'

/**
 * Parses a pasted class list and marks children that the user already has, by name and birth date; stores nothing. American dates start
 * with the month, those of the other languages with the day.
 */
export async function parseClassList(user: SignedIn, { text, dayOrder: order, nameOrder }: ClassListInput, language: Language) {
  const isAllergy = (typed: string) => allergyId(typed) !== undefined
  const { children, ...dates } = readClassList(text, { usualOrder: language === 'en' ? 'month_first' : 'day_first', order, nameOrder, isAllergy })
  const profiles = await db.child.findMany({ where: { userId: user.id }, select: { id: true, name: true, dateOfBirth: true } })
  const there = new Map(profiles.map(({ id, name, dateOfBirth }) => [sameness(name, dayOf(dateOfBirth)), id]))
  const above = new Set<string>()
  const shown = children.map(({ doubt, ...child }) => {
    const same = sameness(child.name, child.dateOfBirth)
    const problem = findChildProblem(child, doubt) ?? (above.has(same) ? 'twice' : there.has(same) ? 'already_there' : null)
    above.add(same)
    const allergies = child.allergies.map((name) => ({ name, isKnown: isAllergy(name) }))
    return { ...child, allergies, fault: problem, childId: problem === 'already_there' ? (there.get(same) ?? null) : null }
  })
  return { children: shown, ...dates }
}

/** Key by which two lines mean the same child: the words of the name in any order, because lists often begin with the family name. */
function sameness(name: string, dateOfBirth: string | null): string {
  return `${plainWords(name).split(' ').sort().join(' ')} ${dateOfBirth}`
}

/** Returns the violated rule of a profile, if any. */
function findChildProblem({ name, dateOfBirth, allergies }: Omit<ListedChild, 'doubt'>, doubt: ListedChild['doubt']): ChildProblem | null {
  if (doubt === 'line_too_long') return doubt
  if (name === '') return 'no_name'
  if (dateOfBirth === null) return 'no_date'
  if (doubt) return doubt
  const { error } = childInput.safeParse({ name, dateOfBirth, allergies })
  const issue = error?.issues[0]
  if (!issue) return null
  if (issue.message === 'date_future' || issue.message === 'date_too_old') return issue.message
  return issue.path[0] === 'allergies' ? 'allergies_too_long' : 'name_too_long'
}
