import NextAuth from 'next-auth'
import { authOptions } from '#lib/server/auth/next-auth/options'
import { assertDescribed } from './api-description.ts'

const ORIGIN = String(process.env.NEXTAUTH_URL)
const BASE = '/api/auth/'

type Answer = { status: number; body: Record<string, unknown>; location: string }

interface Options {
  address?: string
  language?: string
  onError?: (error: unknown) => void
}

/**
 * Simulates a browser's sign-in requests and keeps its cookies. next-auth's route handler needs Next's request scope,
 * so this calls its (req, res) form, which runs the same core with the app's settings.
 */
export function browser({ address = '192.0.2.1', language = '', onError }: Options = {}) {
  const cookies = new Map<string, string>()
  const received: string[] = []

  async function call(method: 'GET' | 'POST', action: string, form: Record<string, string> = {}): Promise<Answer> {
    const url = new URL(`${ORIGIN}${BASE}${action}`)
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const headers = { 'x-forwarded-for': address, 'user-agent': 'a browser of the tests', 'accept-language': language, cookie }
    const query = { ...Object.fromEntries(url.searchParams), nextauth: url.pathname.split('/').slice(3) }
    const req = { method, headers, cookies: Object.fromEntries(cookies), query, body: form }
    const answer: Answer = { status: 200, body: {}, location: '' }
    const res = {
      status(status: number) {
        answer.status = status
        return res
      },
      getHeader: () => [],
      setHeader(name: string, value: string | string[]) {
        if (name === 'Set-Cookie') for (const cookie of value) keep(cookie)
        if (name === 'Location') answer.location = String(value)
        return res
      },
      end: () => {},
      json: (body: Record<string, unknown>) => Object.assign(answer, { body }),
      send: (body: Record<string, unknown>) => Object.assign(answer, { body }),
    }
    await NextAuth(authOptions(new Request(url, { method, headers }), { onError, onCookie: keep }))(req, res)
    // The only next-auth call in the API's description.
    if (action === 'session') await assertDescribed('GET', '/auth/session', Response.json(answer.body, { status: answer.status }))
    return answer
  }

  function keep(cookie: string) {
    received.push(cookie)
    const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? []
    if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(rest)) cookies.delete(name)
    else cookies.set(name, decodeURIComponent(value))
  }

  async function post(action: string, form: Record<string, string> = {}): Promise<Answer> {
    const { body } = await call('GET', 'csrf')
    return call('POST', action, { ...form, csrfToken: String(body.csrfToken), json: 'true' })
  }

  /** Starts a Google sign-in that returns to `backTo`. @returns the address Google redirects to, or the app's own on failure */
  async function toGoogle(backTo = '/'): Promise<URL> {
    const { body } = await post('signin/google', { callbackUrl: backTo })
    const there = new URL(String(body.url))
    if (there.origin === ORIGIN) return there
    const { headers } = await fetch(there, { redirect: 'manual' })
    return new URL(headers.get('location') ?? '')
  }

  /** Follows redirects until one leads to a page. @returns the page */
  async function follow(to: URL): Promise<string> {
    let at = to
    while (at.pathname.startsWith(BASE)) {
      const { location } = await call('GET', `${at.pathname.slice(BASE.length)}${at.search}`)
      at = new URL(location, ORIGIN)
    }
    return `${at.pathname}${at.search}`
  }

  return {
    cookies,
    /** Every Set-Cookie header. */
    received,
    call,
    post,
    // Like next-auth's client, sign-in and sign-out send the current page.
    /** @returns 'ok', or the error code for the sign-in form */
    async signIn(email: string, password: string): Promise<string> {
      const { status, body } = await post('callback/credentials', { email, password, callbackUrl: `${ORIGIN}/login` })
      if (status === 200) return 'ok'
      return new URL(String(body.url)).searchParams.get('error') ?? 'no error named'
    },
    toGoogle,
    follow,
    /** Completes a Google sign-in. @returns the last page, such as "/" or "/login?error=…" */
    google: async (backTo = '/') => follow(await toGoogle(backTo)),
    keep,
    signOut: () => post('signout', { callbackUrl: `${ORIGIN}/generate-activity` }),
    session: async () => (await call('GET', 'session')).body,
    async token(): Promise<string> {
      const { body } = await call('GET', 'session')
      return String(body.token)
    },
  }
}
