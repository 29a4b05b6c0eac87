import 'server-only'
import type { UserType } from '#lib/domain/platform/basics'
import { Problem } from '#lib/errors'
import type { Me, SettingsChange } from '#lib/schemas/account/user'
import { hasGoogle } from '#lib/server/auth/google'
import { hasGoogleIdentity } from '#lib/server/auth/identities'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { definedFields } from '#lib/server/platform/defined-fields'

const settingsColumns = {
  language: true,
  themeColor: true,
  notificationsEnabled: true,
  emailNotifications: true,
  distanceUnit: true,
  profileOrder: true,
} as const

/** Returns the account as its owner sees it. */
export async function getMe(user: SignedIn) {
  const row = await db.user.findUniqueOrThrow({ where: { id: user.id } })
  const signInMethods: Me['signInMethods'] = row.passwordHash ? ['password'] : []
  if (hasGoogle() && (await hasGoogleIdentity(user.id))) signInMethods.push('google')
  return { ...row, signInMethods, settings: { language: user.language } }
}

/** @throws Problem conflict if another user type is already chosen */
export async function updateMe(user: SignedIn, { userType, name }: { userType?: UserType | undefined; name?: string | undefined }) {
  if (userType !== undefined) await chooseUserType(user, userType)
  if (name !== undefined) await db.user.update({ where: { id: user.id }, data: { name } })
  return getMe(user)
}

/** The row decides, so that of two concurrent choices only one wins. */
async function chooseUserType(user: SignedIn, userType: UserType) {
  const where = { id: user.id, OR: [{ userType: null }, { userType }] }
  const { count } = await db.user.updateMany({ where, data: { userType } })
  if (count === 0) throw new Problem('conflict', { detail: { key: 'user_type_chosen' } })
}

export async function getSettings(user: SignedIn) {
  const row = await db.user.findUniqueOrThrow({ where: { id: user.id }, select: settingsColumns })
  return { ...row, language: user.language }
}

/** Changes only the given settings, so that concurrent changes of different settings are both kept. */
export async function updateSettings(user: SignedIn, change: SettingsChange) {
  const row = await db.user.update({ where: { id: user.id }, data: definedFields(change), select: settingsColumns })
  return { ...row, language: change.language ?? user.language }
}
