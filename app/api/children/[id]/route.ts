import { child, childChange } from '#lib/schemas/profiles/child'
import { route } from '#lib/server/platform/http/route'
import { deleteChild, getChild, updateChild } from '#lib/server/profiles/children'

export const GET = route({ responseSchema: child }, ({ user, params }) => getChild(user, params.id))

export const PATCH = route({ body: childChange, responseSchema: child }, ({ user, params, body, request }) =>
  updateChild(user, params.id, body, request.signal),
)

export const DELETE = route({}, ({ user, params }) => deleteChild(user, params.id))
