import 'server-only'
import { cookies } from 'next/headers'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { KEEP_NOTHING_COOKIE } from '#lib/domain/account/keep-nothing'
import { Problem } from '#lib/errors'
import { forgetLinking, pageAfterGoogle } from '#lib/server/auth/google-links'
import { hasStartedGoogleSignIn, isCancelled, isFailedStart, isFromGoogle } from '#lib/server/auth/next-auth/google'
import { authOptions } from '#lib/server/auth/next-auth/options'
import { readBody } from '#lib/server/platform/http/body'
import { cookieOf, hasCookie, hostCookie } from '#lib/server/platform/http/cookies'
import { requestLanguage } from '#lib/server/platform/http/language'
import { asProblem, logServerError, problemResponse } from '#lib/server/platform/http/problem'

type Context = { params: Promise<{ nextauth: string[] }> }

/**
 * Handles next-auth's calls with the API's limit for a body without a picture. Returns 503 if the database is unreachable, when next-auth
 * by itself would sign users out.
 */
export async function authHandler(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params
  // Log messages of next-auth's client in a browser. Anyone can send them, so they are not logged.
  if (nextauth[0] === '_log') return new Response(null, { status: 204 })
  if (isFailedStart(request)) return seeOther(pageAfterGoogle(request, 'OAuthSignin'))
  if (!isFromGoogle(request)) return answer(request, context)
  const response = await answerReturn(request, context)
  // In every case: a linking cookie is valid for one visit to Google.
  for (const cookie of forgetLinking(request)) response.headers.append('set-cookie', cookie)
  return response
}

async function answerReturn(request: NextRequest, context: Context): Promise<Response> {
  if (isCancelled(request)) return seeOther(pageAfterGoogle(request))
  // Checked before next-auth, which calls Google's servers first for any request.
  if (!(await hasStartedGoogleSignIn(request))) return seeOther(pageAfterGoogle(request, 'OAuthCallback'))
  const response = await answer(request, context)
  const failure = failureOf(response)
  // next-auth's redirect depends on its cookie with the return page, which may have changed meanwhile.
  if (failure !== undefined) response.headers.set('location', pageAfterGoogle(request, failure))
  return response
}

/** Returns the error with which next-auth redirects a browser to its error page. */
function failureOf(response: Response): string | undefined {
  const location = response.headers.get('location') ?? ''
  if (!URL.canParse(location)) return undefined
  const { pathname, searchParams } = new URL(location)
  return pathname.endsWith('/error') ? (searchParams.get('error') ?? 'Callback') : undefined
}

async function answer(request: NextRequest, context: Context): Promise<Response> {
  let failure: unknown
  const received: string[] = []
  const onError = (error: unknown) => {
    failure = error
  }
  try {
    await forgetGarbledPage(request)
    const response = await NextAuth(
      await toReadableRequest(request),
      context,
      authOptions(request, { onError, onCookie: (cookie) => received.push(cookie) }),
    )
    for (const cookie of received) response.headers.append('set-cookie', cookie)
    if (hasCookie(request, KEEP_NOTHING_COOKIE)) endWithBrowser(response.headers)
    // next-auth answers 500 to unknown calls, such as GET to the form's callback.
    if (failure === undefined && response.status === 500) failure = new Problem('not_found')
    if (failure === undefined) return response
  } catch (error) {
    failure = error instanceof SyntaxError ? new Problem('invalid', { detail: { key: 'broken_json' } }) : error
  }
  const problem = asProblem(failure)
  logServerError(request, problem)
  if (isFromGoogle(request)) return seeOther(pageAfterGoogle(request, problem.code))
  return problemResponse(problem, requestLanguage(request))
}

/** Makes the session cookie end when the browser closes, because its user chose not to stay signed in. */
function endWithBrowser(headers: Headers) {
  const session = hostCookie('next-auth.session-token')
  const all = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of all) {
    // A cookie without a value deletes the session cookie and needs its date.
    const isSession = cookie.startsWith(session) && !cookie.startsWith(`${session}=;`)
    headers.append('set-cookie', isSession ? cookie.replaceAll(/; *(?:expires|max-age)=[^;]*/gi, '') : cookie)
  }
}

function seeOther(page: string): Response {
  return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } })
}

/**
 * Returns the request in a form that next-auth handles: it has no body limit, and responds with 500 to an invalid return URL.
 * @throws Problem payload_too_large
 */
async function toReadableRequest(request: NextRequest): Promise<NextRequest> {
  const url = new URL(request.url)
  if (!isUrl(url.searchParams.get('callbackUrl') ?? '')) url.searchParams.delete('callbackUrl')
  const body = request.body && (await readBody(request, 'plain'))
  return new NextRequest(url, { method: request.method, headers: request.headers, ...(body !== null && { body }) })
}

/** Deletes next-auth's cookie with the return page if it is no valid URL, because next-auth responds with 500 to it. */
async function forgetGarbledPage(request: Request) {
  const name = hostCookie('next-auth.callback-url')
  if (hasCookie(request, name) && !isUrl(cookieOf(request, name) ?? '')) (await cookies()).delete(name)
}

/** Whether next-auth accepts a text as a URL; its target is checked later. */
function isUrl(text: string): boolean {
  const url = text.startsWith('/') ? URL.parse(text, 'https://here.invalid') : URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol)
}
