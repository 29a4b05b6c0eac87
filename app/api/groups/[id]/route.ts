import { group, groupChange } from '#lib/schemas/profiles/group'
import { deleteGroup, getGroup, updateGroup } from '#lib/server/profiles/groups'
import { route } from '#lib/server/route'

export const GET = route({ out: group }, ({ user, params }) => getGroup(user, params.id))

export const PATCH = route({ body: groupChange, out: group }, ({ user, params, body }) => updateGroup(user, params.id, body))

export const DELETE = route({}, ({ user, params }) => deleteGroup(user, params.id))
