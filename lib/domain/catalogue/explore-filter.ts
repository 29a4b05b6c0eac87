/** The filter of Explore in a page's address and in API requests: the same names in both. */

import { type Setting, settings } from '#lib/domain/platform/basics'
import { searchText } from '#lib/domain/platform/search-text'
import { type LearningArea, learningAreas } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'

/** The maximum length of search text. */
export const MAX_SEARCH_CHARACTERS = 200
/** The maximum filter value: a whole day, in minutes. */
export const MAX_MINUTES = 1440

/** Sort orders. For a search, `recommended` sorts by relevance; `for_me` puts activities for the ages of the user's children first. */
export const exploreSorts = ['for_me', 'recommended', 'newest', 'rating', 'duration'] as const
export type ExploreSort = (typeof exploreSorts)[number]

const missingCounts = [0, 1] as const

/** Returns the default order. */
export function usualSort(isSignedIn: boolean): ExploreSort {
  return isSignedIn ? 'for_me' : 'recommended'
}

export interface ExploreFilter {
  q: string
  setting: Setting | null
  free: boolean | null
  ageMonths: number | null
  /** Minutes. */
  maxDuration: number | null
  area: LearningArea | null
  /** The number of materials that may be missing at home. */
  missing: (typeof missingCounts)[number] | null
  /** Null is the default: `for_me` for signed-in users, `recommended` for visitors. */
  sort: ExploreSort | null
}

export const NO_FILTER: ExploreFilter = {
  q: '',
  setting: null,
  free: null,
  ageMonths: null,
  maxDuration: null,
  area: null,
  missing: null,
  sort: null,
}

/** The parameters that narrow the catalogue; the order does not. */
export const narrowings = ['q', 'setting', 'free', 'ageMonths', 'maxDuration', 'area', 'missing'] as const
export type Narrowing = (typeof narrowings)[number]

/** Lists the narrowing parameters that are set. */
export function narrowingsOf(filter: ExploreFilter): Narrowing[] {
  return narrowings.filter((key) => filter[key] !== NO_FILTER[key])
}

/** Returns whether the filter differs from the whole catalogue in its default order. */
export function isFiltered(filter: ExploreFilter): boolean {
  return narrowingsOf(filter).length > 0 || filter.sort !== NO_FILTER.sort
}

/** Reads an address. It ignores unknown values, so that old links still show something. */
export function readFilter(address: URLSearchParams): ExploreFilter {
  const given = (name: string) => address.get(name) ?? ''
  const free = given('free')
  return {
    q: searchText(given('q').trim(), MAX_SEARCH_CHARACTERS),
    setting: settings.find((setting) => setting === given('setting')) ?? null,
    free: free === 'true' ? true : free === 'false' ? false : null,
    ageMonths: whole(given('age_months'), 0, MAX_AGE_MONTHS),
    maxDuration: whole(given('max_duration'), 1, MAX_MINUTES),
    area: learningAreas.find((area) => area === given('area')) ?? null,
    missing: missingCounts.find((count) => String(count) === given('missing')) ?? null,
    sort: exploreSorts.find((sort) => sort === given('sort')) ?? null,
  }
}

function whole(text: string, min: number, max: number): number | null {
  if (!/^\d{1,4}$/.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}

/** Writes an address: the same filter always gives the same text, without unset values. */
export function filterParameters(filter: ExploreFilter): URLSearchParams {
  const parameters = new URLSearchParams()
  const set = (name: string, value: unknown, unset: unknown) => value !== unset && parameters.set(name, String(value))
  set('q', filter.q.trim(), NO_FILTER.q)
  set('setting', filter.setting, NO_FILTER.setting)
  set('free', filter.free, NO_FILTER.free)
  set('age_months', filter.ageMonths, NO_FILTER.ageMonths)
  set('max_duration', filter.maxDuration, NO_FILTER.maxDuration)
  set('area', filter.area, NO_FILTER.area)
  set('missing', filter.missing, NO_FILTER.missing)
  set('sort', filter.sort, NO_FILTER.sort)
  return parameters
}
