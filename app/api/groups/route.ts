import * as z from 'zod/mini'
import { limit } from '#lib/schemas/platform/fields'
import { group, groupInput, groupList } from '#lib/schemas/profiles/group'
import { createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'
import { createGroup, findGroup, listGroups } from '#lib/server/profiles/groups'

export const GET = route(
  { title: 'List the user’s groups', query: z.strictObject({ limit: z.optional(limit) }), responseSchema: groupList },
  ({ user, query }) => listGroups(user, query.limit),
)

export const POST = route({ title: 'Add a group', body: groupInput, responseSchema: group }, ({ user, body, request }) =>
  createOnce(
    request,
    (id) => findGroup(user, id),
    (id) => createGroup(user, id, body),
  ),
)
