import { ownerProof } from '#lib/schemas/account/user'
import { allowLinking } from '#lib/server/auth/google-links'
import { unlinkGoogle } from '#lib/server/auth/identities'
import { onlyCookie } from '#lib/server/platform/http/cookies'
import { route } from '#lib/server/platform/http/route'

/** The first step of linking Google; the second is the way to Google itself. */
export const PUT = route({ access: 'signed_in', body: ownerProof }, async ({ user, body }) => onlyCookie(await allowLinking(user, body.password)))

export const DELETE = route({ access: 'signed_in' }, ({ user }) => unlinkGoogle(user))
