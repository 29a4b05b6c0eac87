import { group, groupChange } from '#lib/schemas/profiles/group'
import { route } from '#lib/server/platform/http/route'
import { deleteGroup, getGroup, updateGroup } from '#lib/server/profiles/groups'

export const GET = route({ title: 'Show a group', responseSchema: group }, ({ user, params }) => getGroup(user, params.id))

export const PATCH = route({ title: 'Change a group', body: groupChange, responseSchema: group }, ({ user, params, body }) =>
  updateGroup(user, params.id, body),
)

export const DELETE = route({ title: 'Remove a group' }, ({ user, params }) => deleteGroup(user, params.id))
