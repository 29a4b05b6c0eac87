import 'server-only'
import type { AuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { Problem } from '#lib/errors'
import { signInInput } from '#lib/schemas/user'
import { findAccount } from '#lib/server/accounts'
import { authSecret, issueToken } from '#lib/server/auth/bearer'
import { closeSession, findSignedIn, openSession, SESSION_SECONDS } from '#lib/server/auth/sessions'
import { clientAddress } from '#lib/server/http/address'

/**
 * next-auth's settings; a function, because the secret is there only once the app runs. `onFault` hears of what is no
 * refusal: next-auth itself takes a database that is away for the end of a session.
 */
export function authOptions(onFault: (error: unknown) => void = () => {}): AuthOptions {
  const heard = (error: unknown) => {
    onFault(error)
    throw error
  }
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: '/login', error: '/login' },
    providers: [credentials],
    callbacks: {
      async jwt({ token, user }) {
        if (!user) return token
        return { sub: user.id, sid: await openSession(user.id, user.userAgent) }
      },
      async session({ session, token }) {
        const claims = { userId: token.sub ?? '', sessionId: token.sid ?? '' }
        const person = await findSignedIn(claims).catch(heard)
        // next-auth answers an error here with an empty session and removes the cookie.
        if (!person) throw new Error('The session has ended')
        const { id, name, email, userType, isAdmin } = person
        return { ...session, user: { id, name, email, user_type: userType, is_admin: isAdmin }, token: await issueToken(claims) }
      },
    },
    events: {
      async signOut({ token }) {
        if (token.sub && token.sid) await closeSession({ userId: token.sub, sessionId: token.sid }).catch(heard)
      },
    },
    logger: {
      error(code, detail) {
        // An ended session is no fault, and details may hold what people typed.
        if (code !== 'JWT_SESSION_ERROR') console.error(`next-auth: ${code}`, detail instanceof Error ? detail.message : '')
      },
      warn() {},
    },
  }
}

const credentials = Credentials({
  credentials: { email: {}, password: {} },
  async authorize(typed, request) {
    const parsed = signInInput.safeParse({ email: typed?.email ?? '', password: typed?.password ?? '' })
    if (!parsed.success) return null
    const headers = new Headers(request.headers)
    try {
      const account = await findAccount(parsed.data.email.toLowerCase(), parsed.data.password, clientAddress(headers))
      return account ? { id: account.id, userAgent: headers.get('user-agent') ?? '' } : null
    } catch (error) {
      if (error instanceof Problem) throw new Error(error.code)
      console.error('Sign-in failed', error)
      throw new Error('unavailable')
    }
  },
})
