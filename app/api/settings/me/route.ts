import { settings, settingsChange, settingsOut } from '#lib/schemas/account/user'
import { getSettings, updateSettings } from '#lib/server/account/users'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Show the user’s settings', access: 'signed_in', responseSchema: settingsOut }, ({ user }) => getSettings(user))

export const PUT = route(
  { title: 'Set all settings', description: 'In the form that `GET` returns.', access: 'signed_in', body: settings, responseSchema: settingsOut },
  ({ user, body }) => updateSettings(user, body),
)

export const PATCH = route(
  { title: 'Change some settings', access: 'signed_in', body: settingsChange, responseSchema: settingsOut },
  ({ user, body }) => updateSettings(user, body),
)
