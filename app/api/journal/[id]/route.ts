import { entryChange, journalEntry } from '#lib/schemas/journal/journal'
import { deleteEntry, getEntry, updateEntry } from '#lib/server/journal/journal'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ responseSchema: journalEntry }, ({ user, params }) => getEntry(user, params.id))

export const PATCH = route({ body: entryChange, responseSchema: journalEntry }, ({ user, params, body, request }) =>
  updateEntry(user, params.id, body, request.signal),
)

export const DELETE = route({}, ({ user, params }) => deleteEntry(user, params.id))
