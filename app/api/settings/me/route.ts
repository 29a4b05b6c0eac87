import { settings, settingsChange, settingsOut } from '#lib/schemas/account/user'
import { getSettings, updateSettings } from '#lib/server/account/users'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'signed_in', out: settingsOut }, ({ user }) => getSettings(user))

export const PUT = route({ access: 'signed_in', body: settings, out: settingsOut }, ({ user, body }) => updateSettings(user, body))

export const PATCH = route({ access: 'signed_in', body: settingsChange, out: settingsOut }, ({ user, body }) => updateSettings(user, body))
