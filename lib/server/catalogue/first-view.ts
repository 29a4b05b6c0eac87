import 'server-only'
import * as z from 'zod/mini'
import { type ExploreFilter, isFiltered } from '#lib/domain/catalogue/explore-filter'
import type { Language } from '#lib/domain/platform/basics'
import { exploreCards, explorePage } from '#lib/schemas/catalogue/explore'
import { listActivities, listCategory } from '#lib/server/catalogue/activity-list'
import { shownCategories } from '#lib/server/catalogue/categories'
import { listPicks } from '#lib/server/catalogue/picks'

/** Number of rows that the page includes, of which the first may be empty; the others load as they come near. */
const FIRST_ROWS = 3
/** Number of activities that a category's row shows at first. */
const ROW_PAGE_SIZE = 10

interface Viewer {
  isSignedIn: boolean
  language: Language
}

/**
 * Returns the data included in the catalogue's page. A browser may cache the page for another user, so it holds only visitors' data. A
 * signed-in user's picks are loaded after it.
 */
export async function loadFirstView(filter: ExploreFilter, { isSignedIn, language }: Viewer) {
  const categories = await shownCategories(language)
  if (isFiltered(filter)) return { categories, first: { results: await loadFirstResults(filter, { isSignedIn, language }) } }
  const who = { user: undefined, language }
  const first = categories.slice(0, FIRST_ROWS)
  const [picks, ...pages] = await Promise.all([
    isSignedIn ? undefined : listPicks({}, who),
    ...first.map(({ id }) => listCategory(id, { limit: ROW_PAGE_SIZE }, who)),
  ])
  const rows = Object.fromEntries(first.map(({ id }, i) => [id, z.parse(explorePage, pages[i])]))
  return { categories, first: { rows, ...(picks && { picks: z.parse(exploreCards, picks) }) } }
}

/**
 * Returns the first results of a list and their filter; undefined if only the browser knows which materials are at home.
 * @throws Problem not_found for an unknown category
 */
export async function loadFirstResults(filter: ExploreFilter, { language }: Viewer, category?: string) {
  if (filter.missing !== null) return undefined
  const { q, setting, free, ageMonths, maxDuration, sort } = filter
  const query = {
    ...(sort !== null && { sort }),
    ...(q !== '' && { q }),
    ...(setting !== null && { setting }),
    ...(free !== null && { free }),
    ...(ageMonths !== null && { ageMonths }),
    ...(maxDuration !== null && { maxDuration }),
  }
  const who = { user: undefined, language }
  const page = await (category === undefined ? listActivities(query, who) : listCategory(category, query, who))
  return { filter, page: z.parse(explorePage, page) }
}
