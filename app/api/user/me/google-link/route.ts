import { ownerProof } from '#lib/schemas/account/user'
import { allowLinking } from '#lib/server/auth/google-links'
import { unlinkGoogle } from '#lib/server/auth/identities'
import { onlyCookie } from '#lib/server/platform/http/cookies'
import { route } from '#lib/server/platform/http/route'

/** The first step of linking Google; the second is the redirect to Google. */
export const PUT = route(
  {
    title: 'Begin to link Google',
    description:
      'The first step; the second is the redirect to Google. Sets a cookie for ten minutes. If the account has no password, the sign-in must be no older than ten minutes.',
    problems: ['forbidden', 'conflict'],
    access: 'signed_in',
    body: ownerProof,
  },
  async ({ user, body }) => onlyCookie(await allowLinking(user, body.password)),
)

export const DELETE = route(
  { title: 'Unlink Google', description: '409 if it is the only way to sign in.', problems: ['conflict'], access: 'signed_in' },
  ({ user }) => unlinkGoogle(user),
)
