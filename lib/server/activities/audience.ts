import 'server-only'
import { isNeed, type Need, type Tag } from '#lib/domain/platform/vocabulary'
import { type Born, correctedAgeMonths, dayOf, youngestMonths } from '#lib/domain/profiles/age'
import { readGroupRange } from '#lib/domain/profiles/group-range'
import { type ChildCount, childCountOf } from '#lib/domain/profiles/group-size'
import { interestTags } from '#lib/domain/profiles/interest-tags'
import { noAllergies, resolveAllergies } from '#lib/domain/safety/allergies'
import type { SafetyAudience } from '#lib/domain/safety/gate'
import { Problem } from '#lib/errors'
import type { ActivityRequest } from '#lib/schemas/activities/activity'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import type { RecipientIds } from '#lib/server/profiles/child-history'
import { getChild } from '#lib/server/profiles/children'
import { type GroupMember, getGroupMembers } from '#lib/server/profiles/group-members'

/**
 * Maximum different allergies of all participants: each is searched in every text of every card. One child lists at most thirty. Thirty
 * children with about five different ones each stay below it.
 */
const MOST_ALLERGIES = 200

/** Recipient if only an age is known. */
const ageOnlyRecipient: RecipientIds = { childId: null, groupId: null, childIds: [] }

/** Recipient of activities with the data that decides what fits. Requests in the older form have only an age. */
export interface Audience extends SafetyAudience, RecipientIds {
  /** Ages of all participants in months; the ends of the range for a group without members. */
  agesMonths: number[]
  /** The number of children; undefined for a group without members whose size is unknown. */
  children: ChildCount | undefined
  tags: Tag[]
  needs: Need[]
}

/**
 * Returns the audience of a request, as of a day.
 * @throws Problem not_found for a child or group that is not the user's; invalid for a group without an age, or with too many different
 * allergies
 */
export async function getAudience(user: SignedIn, request: ActivityRequest, now: Date): Promise<Audience> {
  switch (request.type) {
    case 'child':
    case 'children':
    case 'group':
      return getRecipientAudience(user, request, now)
    case 'age': {
      const { ageMonths, interests } = request
      const tags = tagsOf(interests ?? [])
      return {
        ...ageOnlyRecipient,
        youngestMonths: ageMonths,
        agesMonths: [ageMonths],
        children: exactly(1),
        allergies: noAllergies,
        tags,
        needs: [],
      }
    }
  }
}

/** A child, several children or a group. */
export type Recipient = { type: 'child' | 'group'; id: string } | { type: 'children'; ids: string[] }

/**
 * Returns the audience of the user's child, children or group, as of now. @throws Problem not_found, also for another user's; invalid for a
 * group, as in `getAudience`
 */
export async function getRecipientAudience(user: SignedIn, recipient: Recipient, now: Date): Promise<Audience> {
  if (recipient.type === 'children') return childrenAudience(user, recipient.ids, now)
  return recipient.type === 'child' ? childAudience(user, recipient.id, now) : groupAudience(user, recipient.id, now)
}

async function childAudience(user: SignedIn, id: string, now: Date): Promise<Audience> {
  const { dateOfBirth, ...child } = await getChild(user, id)
  return { ...ageOnlyRecipient, childId: id, ...combineChildren([{ ...child, dateOfBirth: dayOf(dateOfBirth) }], now) }
}

/** Returns the audience of several of the user's children, as of now; duplicates count once. @throws Problem as `getRecipientAudience` */
async function childrenAudience(user: SignedIn, named: string[], now: Date): Promise<Audience> {
  const childIds = [...new Set(named)]
  const [first] = childIds
  if (childIds.length === 1 && first) return childAudience(user, first, now)
  const rows = await db.child.findMany({ where: { userId: user.id, id: { in: childIds } }, omit: { avatar: true } })
  if (rows.length < childIds.length) throw new Problem('not_found')
  const children = rows.map(({ dateOfBirth, ...child }) => ({ ...child, dateOfBirth: dayOf(dateOfBirth) }))
  return { ...ageOnlyRecipient, childIds, ...combineChildren(children, now) }
}

async function groupAudience(user: SignedIn, id: string, now: Date): Promise<Audience> {
  const { groupRange, groupSize, members } = await getGroupMembers(user, id)
  const children = groupSize === null ? undefined : childCountOf(groupSize)
  if (members.length > 0) {
    const combined = combineChildren(members, now)
    // Those with a profile may be a part of the group, but never more than it has.
    return { ...ageOnlyRecipient, groupId: id, ...combined, ...(children && members.length <= children.max && { children }) }
  }
  const range = readGroupRange(groupRange ?? '')
  if (!range) throw new Problem('invalid', { detail: { key: 'group_without_ages' } })
  const agesMonths = [range.youngestMonths, range.oldestMonths]
  return {
    ...ageOnlyRecipient,
    groupId: id,
    youngestMonths: range.youngestMonths,
    agesMonths,
    children,
    allergies: noAllergies,
    tags: [],
    needs: [],
  }
}

/**
 * Combines children who play together: the youngest age, and the allergies, interests and needs of all.
 * @throws Problem invalid if they have too many different allergies
 */
function combineChildren(children: GroupMember[], now: Date): Omit<Audience, keyof RecipientIds> {
  if (haveTooManyAllergies(children)) throw new Problem('invalid', { detail: { key: 'too_many_allergies', values: { most: MOST_ALLERGIES } } })
  const today = dayOf(now)
  return {
    ...safetyOf(children, now),
    agesMonths: children.map((child) => correctedAgeMonths(child, today)),
    children: exactly(children.length),
    tags: tagsOf(children.flatMap(({ interestLevel, specialNeeds }) => [interestLevel, specialNeeds])),
  }
}

/** Returns what the choice of activities needs to know about those who take part. */
export function participantsOf(user: SignedIn, { agesMonths, children, tags, needs, childIds }: Audience) {
  return { agesMonths, children, tags, needs, isForAll: childIds.length > 0, isAtSchool: user.userType === 'educator' }
}

/** Data of children that the safety gates need. */
type SafetyMember = Born & Pick<GroupMember, 'allergies' | 'needs'>

/** Returns the values that the safety gates check. */
export function safetyOf(children: SafetyMember[], now: Date): SafetyAudience & Pick<Audience, 'needs'> {
  return {
    youngestMonths: youngestMonths(children, dayOf(now)) ?? 0,
    allergies: resolveAllergies(allergiesOf(children)),
    needs: [...new Set(children.flatMap(({ needs }) => needs))].filter(isNeed),
  }
}

/** Whether there are more different allergies than the gates search for. */
export function haveTooManyAllergies(children: SafetyMember[]): boolean {
  return allergiesOf(children).length > MOST_ALLERGIES
}

function allergiesOf(children: SafetyMember[]): string[] {
  return [...new Set(children.flatMap(({ allergies }) => allergies))]
}

function tagsOf(texts: (string | null)[]): Tag[] {
  return [...new Set(texts.flatMap((text) => (text ? interestTags(text) : [])))]
}

function exactly(children: number): ChildCount {
  return { min: children, max: children }
}
