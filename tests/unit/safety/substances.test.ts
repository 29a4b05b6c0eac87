import { expect, test } from 'vitest'
import { findSubstance, groupsOf, substanceNamed } from '#lib/domain/safety/substances'

test.each([
  ['mustards', 'mustard'],
  ['dairies', 'milk'],
  ['pomeloes', 'grapefruit'],
  ['  Caviars ', 'fish'],
  ['caviares', 'fish'],
  ['קוויארים', 'fish'],
  ['תאנות', 'fig'],
  ['קלמנטינים', 'mandarin'],
  ['אדממי', 'soybeans'],
])('substanceNamed finds a plural that the list does not have: %s', (typed, id) => {
  expect(substanceNamed(typed)?.id).toBe(id)
})

test.each(['egg white', 'omelette', 'yema de huevo'])('substanceNamed finds the wider of two substances with the same word: %s', (typed) => {
  expect(substanceNamed(typed)?.id).toBe('eggs')
  expect([...groupsOf('omelette'), ...groupsOf('egg-white')]).toContain('eggs')
})

test('substanceNamed finds an id with hyphens as words, and nothing for other text', () => {
  expect(substanceNamed('chili pepper')?.id).toBe('chili-pepper')
  for (const typed of ['', 's', 'es', 'carpets', 'ים', 'שטיחים']) expect(substanceNamed(typed), typed).toBeUndefined()
})

test('findSubstance finds only ids', () => {
  expect(findSubstance('fig')?.kind).toBe('food')
  expect(findSubstance('figs')).toBeUndefined()
})
