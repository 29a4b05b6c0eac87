import 'server-only'
import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { chooseLanguage, LANGUAGE_COOKIE } from '#lib/i18n/language'
import { messagesOf } from '#lib/i18n/messages'
import { currentUser } from '#lib/server/auth/current-user'

export default getRequestConfig(async () => {
  const user = await currentUser()
  const [jar, head] = [await cookies(), await headers()]
  const locale = chooseLanguage({ setting: user?.language, cookie: jar.get(LANGUAGE_COOKIE)?.value, acceptLanguage: head.get('accept-language') })
  return { locale, messages: messagesOf[locale], timeZone: 'UTC' }
})
