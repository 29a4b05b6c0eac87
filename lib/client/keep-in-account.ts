import { api } from '#lib/client/api'
import { getSession } from '#lib/client/session'
import type { Settings } from '#lib/schemas/user'

const settingsOut = () => import('#lib/schemas/user').then((schemas) => schemas.settingsOut)

/** Changes some settings of whoever is signed in and leaves the others; for visitors it does nothing. @throws ApiError */
export async function keepInAccount(change: Partial<Settings>): Promise<void> {
  if (!(await getSession())) return
  const settings = await api.get('/settings/me', settingsOut)
  await api.put('/settings/me', settingsOut, { ...settings, ...change })
}
