import 'server-only'
import { entryChange, entryInput, journalEntry, journalPage, listedEntry } from '#lib/schemas/journal/journal'
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

const listed = {
  ...input,
  childIds: [],
  groupId: null,
  id: exampleIds.entry,
  imageUrl: `/api/journal/${exampleIds.entry}/picture`,
  createdAt: EXAMPLE_INSTANT,
  version: 1,
}

export const journalComponents = [
  sent('JournalEntryInput', entryInput, input),
  sent('JournalEntryChange', entryChange, { rating: 4, version: 1 }),
  answered('JournalEntry', journalEntry, { ...listed, imageUrl: null, imageBase64: null }),
  answered('ListedJournalEntry', listedEntry, listed),
  answered('JournalPage', journalPage, { entries: [listed], pagination: { limit: 20, nextCursor: null, hasMore: false } }),
]
