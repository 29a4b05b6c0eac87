import { entryChange, journalEntry } from '#lib/schemas/journal/journal'
import { deleteEntry, getEntry, updateEntry } from '#lib/server/journal/journal'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Show a journal entry', responseSchema: journalEntry, isLarge: true }, ({ user, params }) =>
  getEntry(user, params.id),
)

export const PATCH = route(
  { title: 'Change a journal entry', body: entryChange, bodyLimit: 'picture', responseSchema: journalEntry, isLarge: true },
  ({ user, params, body, request }) => updateEntry(user, params.id, body, request.signal),
)

export const DELETE = route({ title: 'Remove a journal entry' }, ({ user, params }) => deleteEntry(user, params.id))
