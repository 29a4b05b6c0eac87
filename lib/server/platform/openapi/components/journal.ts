import 'server-only'
import { entryChange, entryInput, journalEntry, journalPage } from '#lib/schemas/journal/journal'
import { answered, sent } from '#lib/server/platform/openapi/components/component'
import { EXAMPLE_INSTANT, exampleIds } from '#lib/server/platform/openapi/components/example-ids'

const input = {
  childId: exampleIds.child,
  activityId: exampleIds.activity,
  date: '2026-11-20',
  title: 'Shadows in the park',
  description: 'She wanted to go on until the sun was gone.',
  rating: 5,
}

const entry = { ...input, childIds: [], groupId: null, id: exampleIds.entry, imageBase64: null, createdAt: EXAMPLE_INSTANT, version: 1 }

export const journalComponents = [
  sent('JournalEntryInput', entryInput, input),
  sent('JournalEntryChange', entryChange, { rating: 4, version: 1 }),
  answered('JournalEntry', journalEntry, entry),
  answered('JournalPage', journalPage, { entries: [entry], pagination: { limit: 20, nextCursor: null, hasMore: false } }),
]
