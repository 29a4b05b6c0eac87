import * as z from 'zod/mini'
import { limit } from '#lib/schemas/platform/fields'
import { child, childInput, childList } from '#lib/schemas/profiles/child'
import { callerSignal, createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'
import { createChild, findChild, listChildren } from '#lib/server/profiles/children'

export const GET = route(
  { title: 'List the user’s children', query: z.strictObject({ limit: z.optional(limit) }), responseSchema: childList },
  ({ user, query }) => listChildren(user, query.limit),
)

export const POST = route(
  {
    title: 'Add a child',
    description: 'The avatar is stored as a JPEG at most 200 pixels wide.',
    body: childInput,
    bodyLimit: 'picture',
    responseSchema: child,
    isLarge: true,
  },
  ({ user, body, request }) =>
    createOnce(
      request,
      (id) => findChild(user, id),
      (id) => createChild(user, id, body, callerSignal(request)),
    ),
)
