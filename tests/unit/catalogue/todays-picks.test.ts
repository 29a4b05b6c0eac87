import { describe, expect, test } from 'vitest'
import { getTodaysPicks, northernSeason, type PickCandidate, seasons } from '#lib/domain/catalogue/todays-picks'

const pictures = ['kite', 'drum', 'crown', 'abacus', 'herb', 'compass', 'droplet', 'microscope', 'scissors', 'cooking', 'books', 'rocket']

/** 200 candidates of twelve categories, half of them outdoors, for ages from one to eight. */
const candidates: PickCandidate[] = Array.from({ length: 200 }, (_, i) => ({
  id: `activity-${i}`,
  categoryId: `category-${i % 12}`,
  setting: i % 2 === 0 ? 'indoor' : 'outdoor',
  ageMinMonths: 12 + (i % 5) * 12,
  ageMaxMonths: 48 + (i % 5) * 12,
  tags: [['water', 'snow', 'trees', 'flowers', 'blocks'][i % 5] ?? 'blocks'],
  picture: [pictures[i % 12] ?? 'kite'],
}))
const request = { candidates, day: '2026-11-21', season: 'autumn', count: 10 } as const
/** 28 days. */
const february = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`)
const ids = (picks: PickCandidate[]) => picks.map(({ id }) => id)

describe('getTodaysPicks', () => {
  test('returns the same picks on the same day for any order of the catalogue', () => {
    expect(ids(getTodaysPicks({ ...request, candidates: candidates.toReversed() }))).toEqual(ids(getTodaysPicks(request)))
    expect(getTodaysPicks(request)).toHaveLength(10)
  })

  test('does not repeat a pick within four days', () => {
    const days = Array.from({ length: 4 }, (_, i) => ids(getTodaysPicks({ ...request, day: `2026-11-${21 + i}` })))
    expect(new Set(days.flat()).size).toBe(40)
  })

  test('does not repeat a picture while others are available', () => {
    const alike = candidates.map((one, i) => ({ ...one, categoryId: `own-${i}`, picture: [i % 3 === 0 ? 'kite' : (pictures[i % 12] ?? 'kite')] }))
    for (const day of february) {
      const picks = getTodaysPicks({ ...request, candidates: alike, count: 4, day })
      expect(new Set(picks.map(({ picture }) => picture[0])).size).toBe(4)
    }
  })

  test('alternates indoors and outdoors more often than by chance', () => {
    const each = candidates.map((one, i) => ({ ...one, categoryId: `own-${i}`, picture: [`own-${i}`], tags: [] }))
    let changes = 0
    for (const day of february) {
      const picks = getTodaysPicks({ ...request, candidates: each, day })
      changes += picks.filter(({ setting }, i) => i > 0 && setting !== picks[i - 1]?.setting).length
    }
    // By chance, half of the 252 neighbors would differ.
    expect(changes).toBeGreaterThan(160)
  })

  test('returns picks of at least five categories, indoors and outdoors', () => {
    for (const day of february) {
      const picks = getTodaysPicks({ ...request, day, season: 'winter' })
      expect(new Set(picks.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(5)
      expect(new Set(picks.map(({ setting }) => setting)).size).toBe(2)
    }
  })

  test('returns outdoor picks that suit the season', () => {
    for (const season of seasons) {
      const outside = getTodaysPicks({ ...request, season, count: 100 }).filter(({ setting }) => setting === 'outdoor')
      expect(outside.some(({ tags }) => tags.includes('snow'))).toBe(season === 'winter')
      expect(outside.some(({ tags }) => tags.includes('water'))).toBe(season !== 'winter')
    }
  })

  test('returns only indoor picks when it rains', () => {
    expect(getTodaysPicks({ ...request, rains: true }).map(({ setting }) => setting)).toEqual(Array(10).fill('indoor'))
  })

  test('returns indoor picks of every season', () => {
    const snow = candidates.slice(0, 4).map((one) => ({ ...one, setting: 'indoor' as const, tags: ['snow'] }))
    expect(getTodaysPicks({ ...request, season: 'summer', candidates: snow })).toHaveLength(4)
  })

  test('returns picks that suit at least one child and are not done yet', () => {
    const recipient = { agesMonths: [14, 90], done: new Set<string>() }
    const picks = getTodaysPicks({ ...request, recipient })
    expect(picks).toHaveLength(10)
    expect(picks.every((one) => recipient.agesMonths.some((age) => age >= one.ageMinMonths && age <= one.ageMaxMonths))).toBe(true)
    const again = getTodaysPicks({ ...request, recipient: { ...recipient, done: new Set(ids(picks)) } })
    expect(ids(again).filter((id) => ids(picks).includes(id))).toEqual([])
  })

  test.each([
    [23, 0],
    [24, 1],
    [48, 1],
    [49, 0],
  ])('returns for a child of %i months %i activities for 24 to 48 months', (age, count) => {
    const one = { ...indoors('one'), ageMinMonths: 24, ageMaxMonths: 48 }
    expect(getTodaysPicks({ ...request, candidates: [one], recipient: { agesMonths: [age], done: new Set() } })).toHaveLength(count)
  })

  test('returns picks for all ages if there are no children yet', () => {
    expect(ids(getTodaysPicks({ ...request, recipient: { agesMonths: [], done: new Set() } }))).toEqual(ids(getTodaysPicks(request)))
  })

  test.each([1, 7, 30])('returns as many picks as requested while the catalogue has them, each once (%i)', (count) => {
    for (const size of [0, 1, 3, 8, 20, 40, 60]) {
      const some = candidates.slice(0, size).map((one) => ({ ...one, setting: 'indoor' as const }))
      for (const day of february) {
        const picks = getTodaysPicks({ ...request, candidates: some, count, day })
        expect(picks).toHaveLength(Math.min(size, count))
        expect(new Set(picks).size).toBe(picks.length)
      }
    }
    expect(getTodaysPicks({ ...request, recipient: { agesMonths: [200], done: new Set() } })).toEqual([])
  })
})

/** An activity that differs from the others of its test only in the given fields. */
function indoors(id: string, fields: Partial<PickCandidate> = {}): PickCandidate {
  return { id, categoryId: 'games', setting: 'indoor', ageMinMonths: 0, ageMaxMonths: 216, tags: [], picture: ['kite'], ...fields }
}

/** Counts the days of a month whose picks satisfy the condition, among eight activities of one kind and eight of another. */
function countDays(
  kinds: [Partial<PickCandidate>, Partial<PickCandidate>],
  count: number,
  isMet: (picks: PickCandidate[]) => boolean,
  agesMonths = [30],
) {
  const some = kinds.flatMap((fields, kind) => Array.from({ length: 8 }, (_, i) => indoors(`${kind}-${i}`, fields)))
  const recipient = { agesMonths, done: new Set<string>() }
  return february.filter((day) => isMet(getTodaysPicks({ ...request, candidates: some, count, day, recipient }))).length
}

const isFirstKind = ([pick]: PickCandidate[]) => pick?.id.startsWith('0-') ?? false

describe('the order of picks', () => {
  test('changes from day to day', () => {
    const first = february.map((day) => getTodaysPicks({ ...request, candidates: candidates.slice(0, 5), day })[0]?.id)
    expect(new Set(first).size).toBeGreaterThan(2)
  })

  // By chance, half of the 28 days would meet the condition.
  test.each<[string, Parameters<typeof countDays>]>([
    ['avoids a second pick of the same category', [[{}, { categoryId: 'music' }], 2, ([one, two]) => one?.categoryId !== two?.categoryId]],
    ['prefers activities of the season', [[{ tags: ['songs', 'trees'] }, { tags: ['songs', 'water'] }], 1, isFirstKind]],
    ['prefers activities for all children', [[{}, { ageMaxMonths: 40 }], 1, isFirstKind, [30, 60, 72, 84]]],
  ])('%s, but not on all days', (_, given) => {
    const days = countDays(...given)
    expect(days).toBeGreaterThan(18)
    expect(days).toBeLessThan(february.length)
  })
})

test.each([
  ['2026-01-31', 'winter'],
  ['2026-02-28', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-05-31', 'spring'],
  ['2026-06-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'autumn'],
  ['2026-11-30', 'autumn'],
  ['2026-12-01', 'winter'],
])('northernSeason(%s) is %s', (day, season) => {
  expect(northernSeason(day)).toBe(season)
})
