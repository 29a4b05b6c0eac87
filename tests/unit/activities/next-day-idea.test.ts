import { expect, test } from 'vitest'
import { findYesterdaysIdea } from '#lib/domain/activities/next-day-idea'
import { dayOf } from '#lib/domain/profiles/age'

const idea = (id: string, doneAt: string) => ({ id, title: id, language: 'en' as const, idea: 'Play it again.', doneAt: new Date(doneAt) })

test('findYesterdaysIdea returns the latest idea of yesterday, not one of today or the day before yesterday', () => {
  const [today, late, early, before] = [
    idea('today', '2026-03-01T08:00Z'),
    idea('late', '2026-02-28T20:00Z'),
    idea('early', '2026-02-28T07:00Z'),
    idea('before', '2026-02-27T23:00Z'),
  ]
  expect(findYesterdaysIdea([today, late, early, before], '2026-03-01', dayOf)).toBe(late)
  expect(findYesterdaysIdea([today, before], '2026-03-01', dayOf)).toBeUndefined()
})

test('findYesterdaysIdea counts days in the given time zone', () => {
  const lateInUtc = idea('late', '2026-02-28T23:30Z')
  const dayInMadrid = (instant: Date) => dayOf(new Date(instant.getTime() + 60 * 60 * 1000))
  expect(findYesterdaysIdea([lateInUtc], '2026-03-01', dayInMadrid)).toBeUndefined()
  expect(findYesterdaysIdea([lateInUtc], '2026-03-02', dayInMadrid)).toBe(lateInUtc)
})
