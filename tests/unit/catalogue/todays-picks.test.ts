import { describe, expect, test } from 'vitest'
import { getTodaysPicks, northernSeason, type PickCandidate, seasons } from '#lib/domain/catalogue/todays-picks'

const pictures = ['kite', 'drum', 'crown', 'abacus', 'herb', 'compass', 'droplet', 'microscope', 'scissors', 'cooking', 'books', 'rocket']

/** 200 of twelve categories, half of them outdoors, for all ages between one and eight. */
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
const ids = (picks: PickCandidate[]) => picks.map(({ id }) => id)

describe('today’s picks', () => {
  test('are the same for the same day, in whatever order the catalogue comes', () => {
    expect(ids(getTodaysPicks({ ...request, candidates: candidates.toReversed() }))).toEqual(ids(getTodaysPicks(request)))
    expect(getTodaysPicks(request)).toHaveLength(10)
  })

  test('change from day to day: nothing returns on the next three', () => {
    const days = Array.from({ length: 4 }, (_, i) => ids(getTodaysPicks({ ...request, day: `2026-11-${21 + i}` })))
    expect(new Set(days.flat()).size).toBe(40)
  })

  test('show no picture twice while there are others', () => {
    const alike = candidates.map((one, i) => ({ ...one, categoryId: `own-${i}`, picture: [i % 3 === 0 ? 'kite' : (pictures[i % 12] ?? 'kite')] }))
    for (let day = 1; day <= 28; day++) {
      const picks = getTodaysPicks({ ...request, candidates: alike, count: 4, day: `2026-02-${String(day).padStart(2, '0')}` })
      expect(new Set(picks.map(({ picture }) => picture[0])).size).toBe(4)
    }
  })

  test('change between indoors and outdoors more often than by chance', () => {
    const each = candidates.map((one, i) => ({ ...one, categoryId: `own-${i}`, picture: [`own-${i}`], tags: [] }))
    let changes = 0
    for (let day = 1; day <= 28; day++) {
      const picks = getTodaysPicks({ ...request, candidates: each, day: `2026-02-${String(day).padStart(2, '0')}` })
      changes += picks.filter(({ setting }, i) => i > 0 && setting !== picks[i - 1]?.setting).length
    }
    // Of 252 neighbors half would differ by chance.
    expect(changes).toBeGreaterThan(160)
  })

  test('are of many categories, indoors and outdoors', () => {
    for (let day = 1; day <= 28; day++) {
      const picks = getTodaysPicks({ ...request, day: `2026-02-${String(day).padStart(2, '0')}`, season: 'winter' })
      expect(new Set(picks.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(5)
      expect(new Set(picks.map(({ setting }) => setting)).size).toBe(2)
    }
  })

  test('go by the season', () => {
    for (const season of seasons) {
      const outside = getTodaysPicks({ ...request, season, count: 100 }).filter(({ setting }) => setting === 'outdoor')
      expect(outside.some(({ tags }) => tags.includes('snow'))).toBe(season === 'winter')
      expect(outside.some(({ tags }) => tags.includes('water'))).toBe(season !== 'winter')
    }
  })

  test('stay inside when it rains', () => {
    expect(getTodaysPicks({ ...request, rains: true }).every(({ setting }) => setting === 'indoor')).toBe(true)
  })

  test('suit at least one of the children, and were not done lately', () => {
    const recipient = { agesMonths: [14, 90], done: new Set<string>() }
    const picks = getTodaysPicks({ ...request, recipient })
    expect(picks).toHaveLength(10)
    expect(picks.every((one) => recipient.agesMonths.some((age) => age >= one.ageMinMonths && age <= one.ageMaxMonths))).toBe(true)
    const again = getTodaysPicks({ ...request, recipient: { ...recipient, done: new Set(ids(picks)) } })
    expect(ids(again).filter((id) => ids(picks).includes(id))).toEqual([])
  })

  test('are for everybody where there are no children yet', () => {
    expect(ids(getTodaysPicks({ ...request, recipient: { agesMonths: [], done: new Set() } }))).toEqual(ids(getTodaysPicks(request)))
  })

  test('are all there is where there is little', () => {
    expect(getTodaysPicks({ ...request, candidates: candidates.slice(0, 3), season: 'winter' }).length).toBeLessThanOrEqual(3)
    expect(getTodaysPicks({ ...request, candidates: [] })).toEqual([])
    expect(getTodaysPicks({ ...request, recipient: { agesMonths: [200], done: new Set() } })).toEqual([])
    expect(new Set(ids(getTodaysPicks({ ...request, count: 100 }))).size).toBe(100)
  })
})

test.each([
  ['2026-01-31', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-06-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'autumn'],
  ['2026-12-01', 'winter'],
])('%s is in %s in the north', (day, season) => {
  expect(northernSeason(day)).toBe(season)
})
