import { keepInAccount } from '#lib/client/account/keep-in-account'
import { keepCookie } from '#lib/client/auth/cookies'
import type { Language } from '#lib/domain/platform/basics'
import { LANGUAGE_COOKIE } from '#lib/i18n/language'

/** Keeps the choice in a cookie for the next page, and in the signed-in user's account. */
export async function chooseLanguage(language: Language): Promise<void> {
  keepCookie(LANGUAGE_COOKIE, language)
  await keepInAccount({ language })
}
