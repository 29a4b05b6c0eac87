import NextAuth from 'next-auth'
import { authOptions } from '#lib/server/auth/next-auth/options'
import { assertDescribed } from './api-description.ts'

const ORIGIN = String(process.env.NEXTAUTH_URL)
const BASE = '/api/auth/'

type Answer = { status: number; body: Record<string, unknown>; location: string }

interface Options {
  address?: string
  language?: string
  onFault?: (error: unknown) => void
}

/**
 * A browser at the sign-in: it keeps its cookies, as browsers do. next-auth's route handler reads Next's request scope,
 * which only Next can open; its (req, res) form runs the same core with the app's own settings.
 */
export function browser({ address = '192.0.2.1', language = '', onFault }: Options = {}) {
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
    await NextAuth(authOptions(new Request(url, { method, headers }), { onFault, onCookie: keep }))(req, res)
    // Of next-auth's own calls the one that is described.
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

  /** Begins at Google, to come back to `backTo`. @returns where Google sends the browser, or where it did not get to Google */
  async function toGoogle(backTo = '/'): Promise<URL> {
    const { body } = await post('signin/google', { callbackUrl: backTo })
    const there = new URL(String(body.url))
    if (there.origin === ORIGIN) return there
    const { headers } = await fetch(there, { redirect: 'manual' })
    return new URL(headers.get('location') ?? '')
  }

  /** Follows every redirect but those to pages. @returns the page */
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
    // Both with the page they are done on, as next-auth's own client sends it.
    /** @returns 'ok', or the error that the sign-in form is given */
    async signIn(email: string, password: string): Promise<string> {
      const { status, body } = await post('callback/credentials', { email, password, callbackUrl: `${ORIGIN}/login` })
      if (status === 200) return 'ok'
      return new URL(String(body.url)).searchParams.get('error') ?? 'no error named'
    },
    toGoogle,
    follow,
    /** Goes to Google and back. @returns the page it ends at, such as "/" or "/login?error=…" */
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
