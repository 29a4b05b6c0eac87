import NextAuth from 'next-auth'
import { authOptions } from '#lib/server/auth/options'

type Answer = { status: number; body: Record<string, unknown> }

/**
 * A browser at the sign-in: it keeps its cookies, as browsers do. next-auth's route handler reads Next's request scope,
 * which only Next can open; its (req, res) form runs the same core with the app's own settings.
 */
export function browser({ address = '192.0.2.1', onFault }: { address?: string; onFault?: (error: unknown) => void } = {}) {
  const cookies = new Map<string, string>()

  async function call(method: 'GET' | 'POST', action: string, form: Record<string, string> = {}): Promise<Answer> {
    const headers = { 'x-forwarded-for': address, 'user-agent': 'a browser of the tests' }
    const req = { method, headers, cookies: Object.fromEntries(cookies), query: { nextauth: action.split('/') }, body: form }
    const answer: Answer = { status: 200, body: {} }
    const res = {
      status(status: number) {
        answer.status = status
        return res
      },
      getHeader: () => [],
      setHeader(name: string, value: string | string[]) {
        if (name === 'Set-Cookie') for (const cookie of value) keep(cookie)
        return res
      },
      json: (body: Record<string, unknown>) => Object.assign(answer, { body }),
      send: (body: Record<string, unknown>) => Object.assign(answer, { body }),
    }
    await NextAuth(authOptions(onFault))(req, res)
    return answer
  }

  function keep(cookie: string) {
    const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? []
    if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(rest)) cookies.delete(name)
    else cookies.set(name, decodeURIComponent(value))
  }

  async function post(action: string, form: Record<string, string> = {}): Promise<Answer> {
    const { body } = await call('GET', 'csrf')
    return call('POST', action, { ...form, csrfToken: String(body.csrfToken), json: 'true' })
  }

  return {
    cookies,
    call,
    /** @returns 'ok', or the error that the sign-in form is given */
    async signIn(email: string, password: string): Promise<string> {
      const { status, body } = await post('callback/credentials', { email, password })
      if (status === 200) return 'ok'
      return new URL(String(body.url)).searchParams.get('error') ?? 'no error named'
    },
    signOut: () => post('signout'),
    session: async () => (await call('GET', 'session')).body,
    async token(): Promise<string> {
      const { body } = await call('GET', 'session')
      return String(body.token)
    },
  }
}
