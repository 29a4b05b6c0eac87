import { expect, test } from 'vitest'
import { factTags } from '#lib/domain/activities/fact-tags'
import { needs } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'

const none: Facts = { hazards: [], substances: [], effort: { fits: [], fine: [...needs], hard: [], impossible: [] }, given: [], acknowledged: [] }

test('factTags returns no tags for a card without facts', () => {
  expect(factTags(none)).toEqual([])
})

test('factTags returns a touched animal and its kind', () => {
  expect(factTags({ ...none, substances: [{ id: 'dog', use: 'touched' }] })).toEqual(['dogs', 'animals'])
})

test('factTags ignores substances that are only near', () => {
  expect(factTags({ ...none, substances: [{ id: 'dog', use: 'near' }] })).toEqual([])
})

test('factTags returns hazards of the child, not of an adult', () => {
  expect(factTags({ ...none, hazards: [{ code: 'water', at: [1], who: 'child' }] })).toEqual(['water'])
  expect(factTags({ ...none, hazards: [{ code: 'water', at: [1], who: 'adult' }] })).toEqual([])
})

test('factTags returns nothing for a hazard without a tag', () => {
  expect(factTags({ ...none, hazards: [{ code: 'fire', at: [1], who: 'child' }] })).toEqual([])
})
