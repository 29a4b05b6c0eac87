import { getSession } from '#lib/client/auth/session'
import { api } from '#lib/client/platform/api'
import type { SettingsChange } from '#lib/schemas/account/user'

const settingsOut = () => import('#lib/schemas/account/user').then((schemas) => schemas.settingsOut)

/** The last change sent. The next one waits for it, so that the latest choice is saved last. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Changes some settings of the signed-in user and leaves the others, which another tab may be changing. Does nothing for visitors.
 * @throws ApiError
 */
export function keepInAccount(change: SettingsChange): Promise<void> {
  const kept = before.then(async () => {
    if (await getSession()) await api.patch('/settings/me', settingsOut, change)
  })
  // A change that fails does not stop the next.
  before = kept.catch(() => {})
  return kept
}
