import 'server-only'
import * as z from 'zod/mini'
import { firstSentence } from '#lib/domain/activities/first-sentence'
import { Problem } from '#lib/errors'
import { type PublicActivity, publicActivity, type ShownActivity, sharedActivity, storedAdaptations } from '#lib/schemas/activities/activity'
import { id } from '#lib/schemas/platform/fields'
import { timesOf } from '#lib/server/activities/shown'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'

/** Lets anybody with the address see one of the user's activities. @throws Problem not_found, also for somebody else's */
export async function share(user: SignedIn, activityId: string): Promise<void> {
  const own = await db.activity.findUnique({ where: { userId_id: { userId: user.id, id: activityId } }, select: { id: true } })
  if (!own) throw new Problem('not_found')
  await db.activityShare.createMany({ data: { activityId, userId: user.id }, skipDuplicates: true })
}

/** From now on only the user sees it again. */
export async function unshare(user: SignedIn, activityId: string): Promise<void> {
  await db.activityShare.deleteMany({ where: { activityId, userId: user.id } })
}

/** Somebody's shared activity for another person who is signed in: nothing of what its owner did with it. @throws Problem not_found */
export async function getSharedActivity(activityId: string): Promise<ShownActivity> {
  const row = await sharedRow(activityId)
  const adaptations = z.parse(storedAdaptations, row.adaptations)
  const shown = z.parse(sharedActivity, { ...row, adaptations, ...timesOf(row), isSaved: false, isBlurred: false })
  // The spans of a child's or a group's own activity tell how old they are.
  const { ageMinMonths, ageMaxMonths } = shown
  return { ...shown, adaptations: shown.adaptations.map((one) => ({ ...one, ageMinMonths, ageMaxMonths })) }
}

/** Whether there is anything for the user at such an address: one of their own, or one that is shared. */
export async function isActivityShown(user: SignedIn, activityId: string): Promise<boolean> {
  if (!id.safeParse(activityId).success) return false
  const [own, shared] = await Promise.all([
    db.activity.findUnique({ where: { userId_id: { userId: user.id, id: activityId } }, select: { id: true } }),
    db.activityShare.findUnique({ where: { activityId }, select: { activityId: true } }),
  ])
  return own !== null || shared !== null
}

/** A shared activity as a visitor sees it: of its texts only the title and the first sentence. @throws Problem not_found */
export async function getPublicActivity(activityId: string): Promise<PublicActivity> {
  const row = await sharedRow(activityId)
  const parsed = z.parse(publicActivity, { ...row, isBlurred: true })
  return { ...parsed, description: firstSentence(parsed.description, parsed.language) }
}

/** The same for a page, which shows its invitation over nothing where there is nothing: undefined for any id that is not shared. */
export async function findPublicActivity(activityId: string): Promise<PublicActivity | undefined> {
  if (!id.safeParse(activityId).success) return undefined
  return getPublicActivity(activityId).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'not_found') return undefined
    throw error
  })
}

async function sharedRow(activityId: string) {
  const found = await db.activityShare.findUnique({ where: { activityId }, include: { activity: true } })
  if (!found) throw new Problem('not_found')
  return found.activity
}
