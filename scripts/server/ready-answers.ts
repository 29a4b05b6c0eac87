// Public answers that are ready to be sent go out without Next, which takes longer over a call than PostgreSQL over the list.
import type http from 'node:http'
import { valuesInCookie } from '#lib/cookie-header'
import { chooseLanguage, LANGUAGE_COOKIE } from '#lib/i18n/language'
import { areKept, readyAnswer, sharedHead } from '#lib/visitor-answers'

/** Answers a visitor's call where the answer is ready. A call with a token is never one of a visitor, whatever the token is worth. @returns whether it did */
export function answerVisitor({ method, url, headers }: http.IncomingMessage, response: http.ServerResponse): boolean {
  if (method !== 'GET' || url === undefined || !areKept(url) || headers.authorization !== undefined) return false
  const [cookie] = valuesInCookie(headers.cookie, LANGUAGE_COOKIE)
  const language = chooseLanguage({ cookie, acceptLanguage: headers['accept-language'] ?? null })
  const ready = readyAnswer(url, language)
  if (!ready) return false
  const head = sharedHead(ready, { ifNoneMatch: headers['if-none-match'], language, isPersonal: false })
  response.writeHead(head.status, head.headers)
  response.end(head.status === 304 ? undefined : ready.text)
  return true
}
