import 'server-only'
import { hasWords } from '#lib/domain/catalogue/search/typed-words'
import { understand } from '#lib/domain/catalogue/search/understand'
import type { Language } from '#lib/domain/platform/basics'
import { correctedAgeMonths, dayOf } from '#lib/domain/profiles/age'
import { readGroupRange } from '#lib/domain/profiles/group-range'
import type { ExploreQuery } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { type CardPage, pageOfCards } from '#lib/server/catalogue/cards'
import { assertCategory } from '#lib/server/catalogue/categories'
import { planSearch, type SearchConditions, toConditions } from '#lib/server/catalogue/search-plan'
import { listUnmatched, type SearchReport, toUnderstood, toWidened } from '#lib/server/catalogue/search-report'
import type { Viewer } from '#lib/server/catalogue/sql/cards'
import { type ListRow, selectCards } from '#lib/server/catalogue/sql/list'
import { selectAgesAndAllergies } from '#lib/server/catalogue/sql/picks'
import { trendingIds } from '#lib/server/catalogue/trending'
import { db, pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/** Page size if the client sends no limit. */
const PAGE_SIZE = 20

interface Who extends Pick<Viewer, 'user'> {
  language: Language
}

/** Lists a category's activities in pages. @throws Problem not_found for an unknown category */
export async function listCategory(category: string, query: ExploreQuery, who: Who) {
  const page = await listActivities(query, who, category)
  // A page with activities proves that the category exists.
  if (page.activities.length === 0) await assertCategory(category)
  return page
}

/** A page, and how the search was understood. */
interface FoundPage extends CardPage, SearchReport {
  otherAgesFrom: string | null
}

/** Lists the whole catalogue in pages; with `q` the matching activities, best first. @throws Problem invalid for another order's cursor */
export async function listActivities(query: ExploreQuery, { user, language }: Who, category?: string): Promise<FoundPage> {
  const { limit = PAGE_SIZE, offset = 0, q = '', cursor, setting } = query
  const viewer = { user, language, trending: await trendingIds(new Date()) }
  // All activities for a requested age are equally for it.
  const ages = query.sort === 'for_me' && user && query.ageMonths === undefined ? await agesOf(user) : []
  const find = (search: SearchConditions, page = { limit, offset }) =>
    rowsOf(pool, selectCards({ ...query, ages, ...search, ...page, category }, viewer))
  const toPage = (found: ListRow[], search: SearchConditions, step?: number) => ({
    ...pageOfCards(found, limit, offset, { setting, ...(step !== undefined && { step }) }),
    otherAgesFrom: otherAgesFrom(found.slice(0, limit), search.ages ?? ages),
  })
  const none = { understood: [], widened: null, unmatched: [] }
  if (q === '') return { ...toPage(await find({}), {}), ...none }
  if (!hasWords(q)) return { ...toPage([], {}), ...none }

  const terms = understand(q, language)
  if (terms.length === 0) return { ...toPage(await find({}), {}), ...none }
  const plan = await planSearch(terms, language)
  const understood = toUnderstood(terms, language)
  for (const [at, step] of plan.steps.entries()) {
    const search = at >= (cursor?.step ?? 0) && (await toConditions(plan, step, query))
    if (!search) continue
    const found = await find(search)
    // A page may be empty because it is past the last one.
    const isFound = found.length > 0 || cursor !== undefined || (offset > 0 && (await find(search, { limit: 1, offset: 0 })).length > 0)
    if (isFound)
      return {
        ...toPage(found, search, at),
        understood,
        unmatched: listUnmatched(plan, search.scoring && found[0]),
        widened: toWidened(plan, step, found[0]),
      }
  }
  return { ...toPage([], {}), understood, unmatched: listUnmatched(plan), widened: null }
}

/** Returns the first activity that is not for these ages. */
function otherAgesFrom(found: readonly ListRow[], ages: readonly number[]): string | null {
  if (ages.length === 0) return null
  return found.find(({ listPosition }) => listPosition.fits === 0)?.id ?? null
}

/** Returns the ages of the user's children in months; without children, the middle ages of the user's groups. */
async function agesOf(user: SignedIn): Promise<number[]> {
  const children = await rowsOf(pool, selectAgesAndAllergies(user.id))
  if (children.length > 0) return children.map((child) => correctedAgeMonths(child, dayOf(new Date())))
  const groups = await db.group.findMany({ where: { userId: user.id }, select: { groupRange: true } })
  return groups.flatMap(({ groupRange }) => {
    const range = readGroupRange(groupRange ?? '')
    return range ? [Math.round((range.youngestMonths + range.oldestMonths) / 2)] : []
  })
}
