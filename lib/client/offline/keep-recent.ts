import type { QueryClient } from '@tanstack/react-query'
import { batchQuery, rememberEach } from '#lib/client/activities/activities'
import { historyQuery } from '#lib/client/activities/history'
import { getSession } from '#lib/client/auth/session'
import { exploreActivityQuery } from '#lib/client/catalogue/explore'
import { noSavedFilter, savedQuery } from '#lib/client/catalogue/saved'
import { journalQuery, latestEntriesQuery, noJournalFilter } from '#lib/client/journal/journal'
import { isOnline } from '#lib/client/platform/offline/connection'
import { findCopy, findOwner, keepCopies, rememberOwner, removeOldCopies } from '#lib/client/platform/offline/copies'
import { keepsNothing } from '#lib/client/platform/offline/keep-nothing'
import { remember } from '#lib/client/platform/offline/remember'
import { makeQueryClient } from '#lib/client/platform/query-client'
import { runConcurrently } from '#lib/client/platform/run-concurrently'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { Guidance } from '#lib/domain/catalogue/guidance'
import { drawingPath, emojiPath } from '#lib/domain/platform/pictures'
import type { Activity } from '#lib/schemas/activities/activity'
import type { SavedActivity } from '#lib/schemas/activities/saved'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const INTERVAL_MS = HOUR_MS
/** The age up to which a saved or generated activity is kept in full. */
const RECENT_MS = 30 * DAY_MS
/** Each page holds 20 activities. */
const MAX_PAGES = 5
const LAST_RUN_KEY = 'recent'

/**
 * Keeps what the user will need without a network: profiles, journal, and activities saved or generated in the last 30 days.
 * @param hasChanged whether something was saved or generated since the last run; then it does not wait for the hour to end
 */
export async function keepRecent(hasChanged: boolean): Promise<void> {
  await removeOldCopies()
  const session = await getSession()
  if (!session || keepsNothing()) return
  await rememberOwner(session)
  // A device that cannot keep the owner keeps nothing else.
  if ((await findOwner())?.accountId !== session.user.id) return
  const last = await findCopy(LAST_RUN_KEY)
  if (!hasChanged && last && Date.now() - last.keptAt < INTERVAL_MS) return
  const client = makeQueryClient()
  const pages = { pages: MAX_PAGES }
  const [history, saved] = await Promise.all([
    client.fetchInfiniteQuery({ ...historyQuery({ recipient: null, status: null }), ...pages }),
    client.fetchInfiniteQuery({ ...savedQuery(noSavedFilter), ...pages }),
    client.fetchQuery(childrenQuery()),
    client.fetchQuery(groupsQuery()),
    client.fetchQuery(latestEntriesQuery()),
    client.fetchInfiniteQuery(journalQuery(noJournalFilter)),
  ])
  // Without a network the queries returned copies, which need no new copy.
  if (!isOnline()) return
  const made = history.pages.flatMap((page) => page.activities).filter(({ createdAt }) => isRecent(createdAt))
  rememberEach(client, made)
  rememberDecks(client, made)
  const recentlySaved = saved.pages.flatMap((page) => page.activities).filter(({ savedAt }) => isRecent(savedAt))
  const drawings = new Set([...made, ...recentlySaved].flatMap(picturePaths))
  await runConcurrently(recentlySaved, async (activity) => {
    for (const path of await keepWhole(client, activity)) drawings.add(path)
  })
  // biome-ignore lint/style/noRestrictedGlobals: these are pictures of this app, which the service worker keeps as they arrive
  await runConcurrently([...drawings], (path) => fetch(path))
  await keepCopies(session, [[LAST_RUN_KEY, true]])
}

/** Remembers the batches of activities, so that their decks open too. @param made newest first */
function rememberDecks(client: QueryClient, made: readonly Activity[]) {
  for (const batchId of new Set(made.map((activity) => activity.batchId))) {
    const batch = made.filter((activity) => activity.batchId === batchId)
    remember(client, batchQuery(batchId), batch.toReversed())
  }
}

/** Keeps a saved activity in full: a list holds only the card of a catalogue activity. @returns the paths of its pictures */
async function keepWhole(client: QueryClient, activity: SavedActivity): Promise<string[]> {
  if (activity.kind === 'own') {
    rememberEach(client, [activity])
    return picturePaths(activity)
  }
  return picturePaths(await client.fetchQuery(exploreActivityQuery(activity.id)))
}

function picturePaths({ picture, guidance }: { picture: readonly string[]; guidance?: Guidance | null | undefined }): string[] {
  const emojis = picture.map(emojiPath)
  return guidance?.drawing ? [...emojis, drawingPath(guidance.drawing.name)] : emojis
}

function isRecent(instant: string): boolean {
  return Date.now() - Date.parse(instant) < RECENT_MS
}
