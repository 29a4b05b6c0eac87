import { expect, test } from 'vitest'
import { factTags } from '#lib/domain/activities/fact-tags'
import { needs } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'

const none: Facts = { hazards: [], substances: [], effort: { fits: [], fine: [...needs], hard: [], impossible: [] }, given: [], acknowledged: [] }

test('a card with nothing in it has no tags by its facts', () => {
  expect(factTags(none)).toEqual([])
})

test('an animal that is touched gives its own tag and that of its kind', () => {
  expect(factTags({ ...none, substances: [{ id: 'dog', use: 'touched' }] })).toEqual(['dogs', 'animals'])
})

test('what is only named nearby gives none', () => {
  expect(factTags({ ...none, substances: [{ id: 'dog', use: 'near' }] })).toEqual([])
})

test('what the child does gives its tag, what an adult does gives none', () => {
  expect(factTags({ ...none, hazards: [{ code: 'water', at: [1], who: 'child' }] })).toEqual(['water'])
  expect(factTags({ ...none, hazards: [{ code: 'water', at: [1], who: 'adult' }] })).toEqual([])
})
