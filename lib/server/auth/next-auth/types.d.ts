import type { UserType } from '#lib/domain/platform/basics'

declare module 'next-auth' {
  interface User {
    id: string
    userAgent: string
    /** Session that is already open. */
    sessionId?: string
  }
  /** Response of GET /api/auth/session. */
  interface Session {
    user: { id: string; name: string; email: string; user_type: UserType | null; is_admin: boolean }
    token: string
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    /** Id of the session's row; without it the token is invalid. */
    sid?: string
  }
}
