import type { UserType } from '#lib/domain/platform/basics'

declare module 'next-auth' {
  interface User {
    id: string
    userAgent: string
    /** Where it is open already. */
    sessionId?: string
  }
  /** What GET /api/auth/session answers. */
  interface Session {
    user: { id: string; name: string; email: string; user_type: UserType | null; is_admin: boolean }
    token: string
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    /** The session's row: without it the token is worth nothing. */
    sid?: string
  }
}
