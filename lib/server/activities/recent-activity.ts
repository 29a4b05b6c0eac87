import 'server-only'
import type { NextDayIdea } from '#lib/domain/activities/next-day-idea'
import { DECK_HOURS } from '#lib/domain/activities/unfinished-deck'
import { SAVED_ON_HOME } from '#lib/domain/catalogue/saved-list'
import type { Language } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'
import type { SavedTile } from '#lib/schemas/activities/saved'
import { findActivities } from '#lib/server/activities/activities'
import { listSaved } from '#lib/server/activities/saved'
import { selectDeckLeft, selectDone, selectDoneUnsaid, selectLastRecipients } from '#lib/server/activities/sql/recent-activity'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'
import { firstOf, rowsOf } from '#lib/statement'

const HOUR_MS = 60 * 60 * 1000
/** Today and yesterday: earlier activities are hard to remember. */
const DONE_HOURS = 36
/** Contains the whole of yesterday in every time zone. */
const YESTERDAY_HOURS = 48

/** Unfinished items of the last days, for a returning user. */
export interface RecentActivity {
  /** Next card of the newest deck, and how many cards are left. */
  deck: { next: Activity; left: number } | undefined
  /** Activity done without a journal entry so far. */
  done: Activity | undefined
  /** Activities of the last two days with an idea for the next day, the latest first. */
  nextDayIdeas: NextDayIdea[]
  /** Activities saved last. */
  saved: SavedTile[]
}

/** @param notAskedId id of an activity that the user does not want to write about */
export async function getRecentActivity(user: SignedIn, language: Language, notAskedId: string | undefined, now: Date): Promise<RecentActivity> {
  const since = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const [deck, done, recent, saved] = await Promise.all([
    firstOf(pool, selectDeckLeft(user.id, since(DECK_HOURS))),
    firstOf(pool, selectDoneUnsaid(user.id, since(DONE_HOURS), notAskedId ?? null)),
    rowsOf(pool, selectDone(user.id, since(YESTERDAY_HOURS))),
    listSaved(user, { limit: SAVED_ON_HOME }, language),
  ])
  const activities = await findActivities(
    user,
    [deck?.id, done?.id, ...recent.map(({ id }) => id)].filter((id) => id !== undefined),
  )
  const next = deck && activities.get(deck.id)
  return {
    // A card that would no longer be offered is not a way to continue.
    deck: next && !next.withheld ? { next, left: deck.left } : undefined,
    done: done && activities.get(done.id),
    nextDayIdeas: recent.flatMap(({ id }) => nextDayIdeaOf(activities.get(id)) ?? []),
    saved: saved.activities,
  }
}

function nextDayIdeaOf(activity: Activity | undefined): NextDayIdea | undefined {
  const idea = activity?.guidance?.nextDay
  if (!activity?.doneAt || !idea || activity.withheld) return undefined
  const { id, title, language, doneAt } = activity
  return { id, title, language, idea, doneAt: new Date(doneAt) }
}

/** Returns the ids of those for whom the user last generated activities: one child, one group, or several children. */
export async function getLastRecipientIds(user: SignedIn): Promise<string[]> {
  const last = await firstOf(pool, selectLastRecipients(user.id))
  if (!last) return []
  return [last.childId ?? last.groupId ?? last.childIds].flat()
}
