import 'server-only'
import { createTranslator } from 'use-intl/core'
import type { Language } from '#lib/domain/platform/basics'
import { chooseLanguage, LANGUAGE_COOKIE } from '#lib/i18n/language'
import { messagesOf } from '#lib/i18n/messages'
import { cookieValues } from '#lib/server/platform/http/cookies'

/** Returns the language of an API response. */
export function requestLanguage(request: Request, setting?: Language): Language {
  if (setting) return setting
  const [cookie] = cookieValues(request, LANGUAGE_COOKIE)
  return chooseLanguage({ cookie, acceptLanguage: request.headers.get('accept-language') })
}

/** Returns the texts of one namespace of messages/, for responses that no page renders. */
export function translator<
  N extends 'problem' | 'validation' | 'passwordAdvice' | 'mail' | 'catalogue' | 'catalogueAdmin' | 'catalogueSafety' | 'hazard' | 'placeImport',
>(language: Language, namespace: N) {
  return createTranslator({ locale: language, messages: messagesOf[language], namespace })
}
