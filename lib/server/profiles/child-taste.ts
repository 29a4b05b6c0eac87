import 'server-only'
import { dislikeReasons } from '#lib/domain/activities/activity-state'
import type { Language } from '#lib/domain/platform/basics'
import type { Tag } from '#lib/domain/platform/vocabulary'
import { tagName } from '#lib/domain/profiles/interest-tags'
import { calculateTaste, listDislikedTags, listLikedTags } from '#lib/domain/profiles/taste'
import { Problem } from '#lib/errors'
import { MAX_TASTE_TAGS } from '#lib/schemas/profiles/taste'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { listSignals } from '#lib/server/profiles/child-history'
import { getChild } from '#lib/server/profiles/children'

/** Weight below which a given reason no longer counts: after about twenty weeks. */
const MIN_COMPLAINT = 0.1

/** Returns the learned taste of one of the user's children, in readable form. @throws Problem not_found, also for another user's */
export async function getTaste(user: SignedIn, childId: string, language: Language) {
  const { tasteResetAt } = await getChild(user, childId)
  const signals = await listSignals(user, { childId, groupId: null, childIds: [] }, tasteResetAt)
  const taste = calculateTaste(signals, Date.now())
  const named = (tag: Tag) => ({ tag, name: tagName(tag, language), weight: Math.round((taste.tags.get(tag) ?? 0) * 100) / 100 })
  const reasons = dislikeReasons
    .filter((reason) => taste.complaints[reason] >= MIN_COMPLAINT)
    .map((reason) => ({ reason, count: signals.filter((signal) => signal.reason === reason).length }))
    .sort((a, b) => b.count - a.count)
  return {
    liked: listLikedTags(taste).slice(0, MAX_TASTE_TAGS).map(named),
    disliked: listDislikedTags(taste).slice(0, MAX_TASTE_TAGS).map(named),
    reasons,
    resetAt: tasteResetAt,
  }
}

/** Resets the learned taste of a child; activities stay in the history. @throws Problem not_found, also for another user's */
export async function forgetTaste(user: SignedIn, childId: string): Promise<void> {
  const { count } = await db.child.updateMany({ where: { userId: user.id, id: childId }, data: { tasteResetAt: new Date() } })
  if (count === 0) throw new Problem('not_found')
}
