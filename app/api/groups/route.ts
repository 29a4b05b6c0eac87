import * as z from 'zod/mini'
import { limit } from '#lib/schemas/platform/fields'
import { group, groupInput, groupList } from '#lib/schemas/profiles/group'
import { route } from '#lib/server/platform/http/route'
import { createGroup, listGroups } from '#lib/server/profiles/groups'

export const GET = route(
  { title: 'List one’s groups', query: z.strictObject({ limit: z.optional(limit) }), responseSchema: groupList },
  ({ user, query }) => listGroups(user, query.limit),
)

export const POST = route({ title: 'Add a group', body: groupInput, responseSchema: group }, ({ user, body }) => createGroup(user, body))
