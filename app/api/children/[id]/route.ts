import { child, childChange } from '#lib/schemas/profiles/child'
import { route } from '#lib/server/platform/http/route'
import { deleteChild, getChild, updateChild } from '#lib/server/profiles/children'

export const GET = route(
  { title: 'Show a child', description: '`unknown_allergies` match no known substance.', responseSchema: child },
  ({ user, params }) => getChild(user, params.id),
)

export const PATCH = route(
  { title: 'Change a child', body: childChange, bodyLimit: 'picture', responseSchema: child },
  ({ user, params, body, request }) => updateChild(user, params.id, body, request.signal),
)

export const DELETE = route({ title: 'Remove a child', description: 'Its activities stay in the history without it.' }, ({ user, params }) =>
  deleteChild(user, params.id),
)
