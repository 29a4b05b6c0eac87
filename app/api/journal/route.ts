import { entryInput, journalEntry, journalPage, journalQuery } from '#lib/schemas/journal/journal'
import { createEntry, listEntries } from '#lib/server/journal/journal'
import { callerSignal } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ query: journalQuery, responseSchema: journalPage }, ({ user, query }) => listEntries(user, query))

export const POST = route({ body: entryInput, responseSchema: journalEntry }, ({ user, body, request }) =>
  createEntry(user, body, callerSignal(request)),
)
