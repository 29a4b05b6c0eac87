import 'server-only'
import { entryChange, entryInput, journalEntry, journalPage, listedEntry } from '#lib/schemas/journal/journal'
import { requestComponent, responseComponent } from '#lib/server/platform/openapi/components/component'
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
  requestComponent('JournalEntryInput', entryInput, input),
  requestComponent('JournalEntryChange', entryChange, { rating: 4, version: 1 }),
  responseComponent('JournalEntry', journalEntry, { ...listed, imageUrl: null, imageBase64: null }),
  responseComponent('ListedJournalEntry', listedEntry, listed),
  responseComponent('JournalPage', journalPage, { entries: [listed], pagination: { limit: 20, nextCursor: null, hasMore: false } }),
]
