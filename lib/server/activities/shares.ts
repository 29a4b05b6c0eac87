import 'server-only'
import * as z from 'zod/mini'
import { firstSentence } from '#lib/domain/activities/first-sentence'
import { Problem } from '#lib/errors'
import { type PublicActivity, publicActivity, type ShownActivity, sharedActivity, storedAdaptations } from '#lib/schemas/activities/activity'
import { id } from '#lib/schemas/platform/fields'
import { timesOf } from '#lib/server/activities/shown'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'

/** Makes one of the user's activities visible to anyone with its address. @throws Problem not_found, also for another user's */
export async function share(user: SignedIn, activityId: string): Promise<void> {
  const own = await db.activity.findUnique({ where: { userId_id: { userId: user.id, id: activityId } }, select: { id: true } })
  if (!own) throw new Problem('not_found')
  await db.activityShare.createMany({ data: { activityId, userId: user.id }, skipDuplicates: true })
}

/** Makes an activity visible only to its user again. */
export async function unshare(user: SignedIn, activityId: string): Promise<void> {
  await db.activityShare.deleteMany({ where: { activityId, userId: user.id } })
}

/** Returns a shared activity for another signed-in user, without its owner's reactions. @throws Problem not_found */
export async function getSharedActivity(activityId: string): Promise<ShownActivity> {
  const row = await sharedRow(activityId)
  const adaptations = z.parse(storedAdaptations, row.adaptations)
  const shown = z.parse(sharedActivity, { ...row, adaptations, ...timesOf(row), isSaved: false, isBlurred: false })
  // The age range of an activity for a child or group would reveal their age.
  const { ageMinMonths, ageMaxMonths } = shown
  return { ...shown, adaptations: shown.adaptations.map((one) => ({ ...one, ageMinMonths, ageMaxMonths })) }
}

/** Whether the address shows the user an activity: their own, or a shared one. */
export async function isActivityShown(user: SignedIn, activityId: string): Promise<boolean> {
  if (!id.safeParse(activityId).success) return false
  const [own, shared] = await Promise.all([
    db.activity.findUnique({ where: { userId_id: { userId: user.id, id: activityId } }, select: { id: true } }),
    db.activityShare.findUnique({ where: { activityId }, select: { activityId: true } }),
  ])
  return own !== null || shared !== null
}

/** Returns a shared activity for a visitor: of its texts only the title and the first sentence. @throws Problem not_found */
export async function getPublicActivity(activityId: string): Promise<PublicActivity> {
  const row = await sharedRow(activityId)
  const parsed = z.parse(publicActivity, { ...row, isBlurred: true })
  return { ...parsed, description: firstSentence(parsed.description, parsed.language) }
}

/** Finds a shared activity for a page, which shows its invitation in any case: undefined for any id that is not shared. */
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
