import * as z from 'zod/mini'
import { distanceUnits } from '#lib/domain/account/distance-unit'
import { themeColors } from '#lib/domain/account/theme'
import { languages, userTypes } from '#lib/domain/platform/basics'
import { profileOrders } from '#lib/domain/profiles/profile-order'
import { id, instant, line } from '#lib/schemas/platform/fields'

/** OWASP ASVS 5.0, 6.2.1: at least 8 characters; an upper bound keeps hashing cheap. */
export const PASSWORD_MIN = 8
const PASSWORD_MAX = 128

/** RFC 5321, 4.5.3.1.3: a path of 256 characters, its two brackets included. */
const EMAIL_MAX = 254

const password = z.string().check(z.minLength(1, 'required'), z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))

/** An existing password, set under any earlier rules. */
const givenPassword = z.string().check(z.minLength(1, 'required'), z.maxLength(PASSWORD_MAX))

/**
 * Trimmed, ASCII and lower-cased. The check for ASCII comes first (lower-casing turns the Kelvin sign into k), so that look-alikes
 * never match.
 */
export const email = z.pipe(
  z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(EMAIL_MAX),
    z.refine((address) => /^[\x21-\x7e]+$/.test(address), 'email'),
  ),
  z.pipe(
    z.transform((address: string) => address.toLowerCase()),
    z.email('email'),
  ),
)

export const signUpInput = z.strictObject({ email, password, name: z.optional(line(80)) })
export const newUser = z.object({ id, email: z.string(), name: z.string() })

export const signInInput = z.strictObject({
  email,
  password: givenPassword,
})

/** The form to create an account. The browser never sends its second password field. */
export const signUpForm = z
  .strictObject({ email, password, passwordAgain: z.string().check(z.minLength(1, 'required')) })
  .check(z.refine((form) => form.password === form.passwordAgain, { error: 'passwords_match', path: ['passwordAgain'] }))

/** A checkbox of a form. */
const ticked = z.optional(z.literal('on'))

/** The forms for a new password ask whether to unlink a Google account. */
export const newPasswordForm = z
  .strictObject({ password, passwordAgain: z.string().check(z.minLength(1, 'required')), unlinkGoogle: ticked })
  .check(z.refine((form) => form.password === form.passwordAgain, { error: 'passwords_match', path: ['passwordAgain'] }))

export const forgotPasswordInput = z.strictObject({ email })
export const passwordResetInput = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  newPassword: password,
  /** If absent, Google is unlinked. */
  unlinkGoogle: z.optional(z.boolean()),
})

export const passwordChange = z.strictObject({
  currentPassword: givenPassword,
  newPassword: password,
  /** If absent, Google stays linked. */
  unlinkGoogle: z.optional(z.boolean()),
})
export type PasswordChange = z.infer<typeof passwordChange>

/** The form to change the password. The browser never sends its third field. */
export const passwordChangeForm = z
  .strictObject({
    currentPassword: givenPassword,
    newPassword: password,
    passwordAgain: z.string().check(z.minLength(1, 'required')),
    unlinkGoogle: ticked,
  })
  .check(z.refine((form) => form.newPassword === form.passwordAgain, { error: 'passwords_match', path: ['passwordAgain'] }))

/** The password, if the account has one. */
export const ownerProof = z.strictObject({ password: z.optional(z.nullable(givenPassword)) })

export const nameForm = z.strictObject({ name: line(80) })

export const userChange = z.strictObject({ userType: z.optional(z.enum(userTypes)), name: z.optional(line(80)) })

export const me = z.object({
  id,
  email: z.string(),
  name: z.string(),
  userType: z.nullable(z.enum(userTypes)),
  isAdmin: z.boolean(),
  signInMethods: z.array(z.enum(['password', 'google'])),
  settings: z.object({ language: z.enum(languages) }),
  createdAt: instant,
})
export type Me = z.infer<typeof me>

/** One session of the user. */
export const sessionRow = z.object({
  id,
  /** The browser's User-Agent header. */
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
})
export type SessionRow = z.infer<typeof sessionRow>

export const sessionList = z.array(sessionRow)

export const settings = z.strictObject({
  language: z.enum(languages),
  themeColor: z.enum(themeColors),
  notificationsEnabled: z.boolean(),
  emailNotifications: z.boolean(),
  /** Absent: as it was. */
  distanceUnit: z.optional(z.enum(distanceUnits)),
  /** Absent: as it was. */
  profileOrder: z.optional(z.enum(profileOrders)),
})
export type Settings = z.infer<typeof settings>

/** A partial change: absent settings stay. */
export const settingsChange = z.partial(settings)
export type SettingsChange = z.infer<typeof settingsChange>

/** The response of GET, which can be sent back unchanged. */
export const settingsOut = z.object({
  language: z.enum(languages),
  themeColor: z.string(),
  notificationsEnabled: z.boolean(),
  emailNotifications: z.boolean(),
  distanceUnit: z.string(),
  profileOrder: z.string(),
})

/** The initial values of the form: the response, with defaults for missing or outdated values. */
export const settingsShown = z.object({
  language: z.catch(z.optional(z.enum(languages)), undefined),
  themeColor: z.catch(z.enum(themeColors), 'system'),
  notificationsEnabled: z.catch(z.boolean(), true),
  emailNotifications: z.catch(z.boolean(), true),
  distanceUnit: z.catch(z.enum(distanceUnits), 'mi'),
  profileOrder: z.catch(z.enum(profileOrders), 'newest'),
})
export type SettingsShown = z.infer<typeof settingsShown>
