import { api } from '#lib/client/api'
import { keepCookie } from '#lib/client/cookies'
import { getSession } from '#lib/client/session'
import type { Language } from '#lib/domain/basics'
import { LANGUAGE_COOKIE } from '#lib/i18n/language'

const settingsOut = () => import('#lib/schemas/user').then((schemas) => schemas.settingsOut)

/** Keeps the choice: in a cookie for the next page, and in the account of whoever is signed in. */
export async function chooseLanguage(language: Language): Promise<void> {
  keepCookie(LANGUAGE_COOKIE, language)
  if (!(await getSession())) return
  const settings = await api.get('/settings/me', settingsOut)
  await api.put('/settings/me', settingsOut, { ...settings, language })
}
