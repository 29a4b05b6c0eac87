import 'server-only'
import { DECK_HOURS } from '#lib/domain/activities/deck-left'
import { SAVED_ON_HOME } from '#lib/domain/catalogue/saved-list'
import type { Language } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'
import type { SavedTile } from '#lib/schemas/activities/saved'
import { findActivities } from '#lib/server/activities/activities'
import { listSaved } from '#lib/server/activities/saved'
import { selectDeckLeft, selectDoneUnsaid } from '#lib/server/activities/sql/lately'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'
import { firstOf } from '#lib/statement'

const HOUR_MS = 60 * 60 * 1000
/** Today and yesterday: of what is longer ago one remembers little. */
const DONE_HOURS = 36

/** What somebody who comes back finds of the days before. */
export interface Lately {
  /** Where their newest deck goes on, and how many cards are left. */
  deck: { next: Activity; left: number } | undefined
  /** What was done, and nothing said of it yet. */
  done: Activity | undefined
  /** What was kept last. */
  saved: SavedTile[]
}

/** @param notAskedId of an activity of which somebody does not want to say anything */
export async function latelyOf(user: SignedIn, language: Language, notAskedId: string | undefined, now: Date): Promise<Lately> {
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
    // What would not be offered again is no way to go on.
    deck: next && !next.withheld ? { next, left: deck.left } : undefined,
    done: done && activities.get(done.id),
    saved: saved.activities,
  }
}
