import { entryInput, journalEntry, journalPage, journalQuery } from '#lib/schemas/journal/journal'
import { createEntry, findEntry, listEntries } from '#lib/server/journal/journal'
import { callerSignal, createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'List journal entries', description: 'Latest day first.', query: journalQuery, responseSchema: journalPage },
  ({ user, query }) => listEntries(user, query),
)

export const POST = route(
  {
    title: 'Add a journal entry',
    description: 'The picture is stored as a JPEG at most 1,600 pixels wide or high.',
    body: entryInput,
    bodyLimit: 'picture',
    responseSchema: journalEntry,
    isLarge: true,
  },
  ({ user, body, request }) =>
    createOnce(
      request,
      (id) => findEntry(user, id),
      (id) => createEntry(user, id, body, callerSignal(request)),
    ),
)
