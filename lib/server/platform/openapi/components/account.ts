import 'server-only'
import {
  forgotPasswordInput,
  me,
  newUser,
  ownerProof,
  passwordChange,
  passwordResetInput,
  sessionRow,
  settings,
  settingsChange,
  settingsOut,
  signUpInput,
  userChange,
} from '#lib/schemas/account/user'
import { requestComponent, responseComponent } from '#lib/server/platform/openapi/components/component'
import { EXAMPLE_INSTANT, exampleIds } from '#lib/server/platform/openapi/components/example-ids'

const email = 'mia@example.com'
const password = 'nine lanterns over the harbour'
const exampleSettings = {
  language: 'en',
  themeColor: 'system',
  notificationsEnabled: true,
  emailNotifications: false,
  distanceUnit: 'km',
  profileOrder: 'newest',
} as const

export const accountComponents = [
  requestComponent('SignUp', signUpInput, { email, password, name: 'Mia' }),
  responseComponent('NewUser', newUser, { id: exampleIds.user, email, name: 'Mia' }),
  requestComponent('ForgotPassword', forgotPasswordInput, { email }),
  requestComponent('PasswordReset', passwordResetInput, { token: 'the text behind reset= in the link', newPassword: password, unlinkGoogle: false }),
  requestComponent('PasswordChange', passwordChange, { currentPassword: 'what it was until now', newPassword: password }),
  requestComponent('OwnerProof', ownerProof, { password }),
  requestComponent('UserChange', userChange, { userType: 'parent' }),
  responseComponent('User', me, {
    id: exampleIds.user,
    email,
    name: 'Mia',
    userType: 'parent',
    isAdmin: false,
    signInMethods: ['password'],
    settings: { language: 'en' },
    createdAt: EXAMPLE_INSTANT,
  }),
  responseComponent('SignIn', sessionRow, {
    id: exampleIds.session,
    userAgent: 'Mozilla/5.0 (Android 15; Mobile) Firefox/145.0',
    createdAt: EXAMPLE_INSTANT,
    lastSeenAt: '2026-11-22T08:05:00.000Z',
    isCurrent: true,
  }),
  requestComponent('SettingsInput', settings, exampleSettings),
  requestComponent('SettingsChange', settingsChange, { themeColor: 'dark' }),
  responseComponent('Settings', settingsOut, exampleSettings),
]
