import { getSession } from '#lib/client/auth/session'
import { api } from '#lib/client/platform/api'
import type { SettingsChange } from '#lib/schemas/account/user'

const settingsOut = () => import('#lib/schemas/account/user').then((schemas) => schemas.settingsOut)

/** The last change on its way: the next one waits for it, so that what was chosen last holds. */
let before: Promise<unknown> = Promise.resolve()

/** Changes some settings of whoever is signed in and leaves the others, which another tab may be changing; for visitors it does nothing. @throws ApiError */
export function keepInAccount(change: SettingsChange): Promise<void> {
  const kept = before.then(async () => {
    if (await getSession()) await api.patch('/settings/me', settingsOut, change)
  })
  // One that fails does not stop the next.
  before = kept.catch(() => {})
  return kept
}
