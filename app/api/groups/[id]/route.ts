import { group, groupChange } from '#lib/schemas/profiles/group'
import { route } from '#lib/server/platform/http/route'
import { deleteGroup, getGroup, updateGroup } from '#lib/server/profiles/groups'

export const GET = route({ responseSchema: group }, ({ user, params }) => getGroup(user, params.id))

export const PATCH = route({ body: groupChange, responseSchema: group }, ({ user, params, body }) => updateGroup(user, params.id, body))

export const DELETE = route({}, ({ user, params }) => deleteGroup(user, params.id))
