import { childTaste } from '#lib/schemas/profiles/taste'
import { route } from '#lib/server/platform/http/route'
import { forgetTaste, getTaste } from '#lib/server/profiles/child-taste'

export const GET = route({ responseSchema: childTaste }, ({ user, params, language }) => getTaste(user, params.id, language))

export const DELETE = route({}, ({ user, params }) => forgetTaste(user, params.id))
