import 'server-only'
import { DECK_HOURS } from '#lib/domain/activities/unfinished-deck'
import { SAVED_ON_HOME } from '#lib/domain/catalogue/saved-list'
import type { Language } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'
import type { SavedTile } from '#lib/schemas/activities/saved'
import { findActivities } from '#lib/server/activities/activities'
import { listSaved } from '#lib/server/activities/saved'
import { selectDeckLeft, selectDoneUnsaid } from '#lib/server/activities/sql/recent-activity'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'
import { firstOf } from '#lib/statement'

const HOUR_MS = 60 * 60 * 1000
/** Today and yesterday: earlier activities are hard to remember. */
const DONE_HOURS = 36

/** Unfinished items of the last days, for a returning user. */
export interface RecentActivity {
  /** Next card of the newest deck, and how many cards are left. */
  deck: { next: Activity; left: number } | undefined
  /** Activity done without a journal entry so far. */
  done: Activity | undefined
  /** Activities saved last. */
  saved: SavedTile[]
}

/** @param notAskedId id of an activity that the user does not want to write about */
export async function getRecentActivity(user: SignedIn, language: Language, notAskedId: string | undefined, now: Date): Promise<RecentActivity> {
  const since = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const [deck, done, saved] = await Promise.all([
    firstOf(pool, selectDeckLeft(user.id, since(DECK_HOURS))),
    firstOf(pool, selectDoneUnsaid(user.id, since(DONE_HOURS), notAskedId ?? null)),
    listSaved(user, { limit: SAVED_ON_HOME }, language),
  ])
  const activities = await findActivities(
    user,
    [deck?.id, done?.id].filter((id) => id !== undefined),
  )
  const next = deck && activities.get(deck.id)
  return {
    // A card that would no longer be offered is not a way to continue.
    deck: next && !next.withheld ? { next, left: deck.left } : undefined,
    done: done && activities.get(done.id),
    saved: saved.activities,
  }
}
