import 'server-only'
import { dayOf, playAgeMonths } from '#lib/domain/age'
import { interestTags } from '#lib/domain/interest-tags'
import type { SafetyAudience } from '#lib/domain/safety/gate'
import type { Tag } from '#lib/domain/vocabulary'
import { Problem } from '#lib/errors'
import type { ActivityRequest } from '#lib/schemas/activity'
import type { SignedIn } from '#lib/server/auth/sessions'
import { getChild } from '#lib/server/children'

/** For whom activities are made. `childId` is null for the older form, which knows an age only. */
export interface Audience extends SafetyAudience {
  childId: string | null
  tags: Tag[]
}

/** Who a request is for, as of a day. @throws Problem not_found for a child or group that is not the user's */
export async function audienceOf(user: SignedIn, request: ActivityRequest, now: Date): Promise<Audience> {
  switch (request.type) {
    case 'child':
      return childAudience(user, request.id, now)
    case 'group':
      throw new Problem('not_found')
    case 'age':
      return { childId: null, youngestMonths: request.ageMonths, allergies: [], tags: tagsOf(request.interests ?? []) }
  }
}

async function childAudience(user: SignedIn, id: string, now: Date): Promise<Audience> {
  const { dateOfBirth, weeksEarly, allergies, interestLevel, specialNeeds } = await getChild(user, id)
  const youngestMonths = playAgeMonths({ dateOfBirth: dayOf(dateOfBirth), weeksEarly }, dayOf(now))
  return { childId: id, youngestMonths, allergies, tags: tagsOf([interestLevel, specialNeeds]) }
}

function tagsOf(texts: (string | null)[]): Tag[] {
  return [...new Set(texts.flatMap((text) => (text ? interestTags(text) : [])))]
}
