import * as z from 'zod/mini'
import { child, childInput, childList } from '#lib/schemas/child'
import { limit } from '#lib/schemas/fields'
import { createChild, listChildren } from '#lib/server/children'
import { callerSignal } from '#lib/server/http/idempotency'
import { route } from '#lib/server/route'

export const GET = route({ query: z.strictObject({ limit: z.optional(limit) }), out: childList }, ({ user, query }) =>
  listChildren(user, query.limit),
)

export const POST = route({ body: childInput, out: child }, ({ user, body, request }) => createChild(user, body, callerSignal(request)))
