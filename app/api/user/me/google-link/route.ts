import { allowLinking } from '#lib/server/google-links'
import { unlinkGoogle } from '#lib/server/identities'
import { route } from '#lib/server/route'

/** The first step of linking Google; the second is the way to Google itself. */
export const PUT = route({ access: 'signed_in' }, async ({ user }) => {
  const headers = { 'set-cookie': await allowLinking(user), 'cache-control': 'no-store' }
  return new Response(null, { status: 204, headers })
})

export const DELETE = route({ access: 'signed_in' }, ({ user }) => unlinkGoogle(user))
