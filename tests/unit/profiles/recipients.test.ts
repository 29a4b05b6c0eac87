import { expect, test } from 'vitest'
import { sortRecipients } from '#lib/client/profiles/recipients'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

const idAt = (n: number) => `0192b7a0-000${n}-7000-8000-000000000000`

const child = (n: number, name = `child ${n}`): Child => ({
  id: idAt(n),
  name,
  dateOfBirth: '2022-10-05',
  avatarBase64: null,
  interestLevel: null,
  specialNeeds: null,
  description: null,
  allergies: [],
  unknownAllergies: [],
  needs: [],
  weeksEarly: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
})
const group = (n: number, name = `group ${n}`): Group => ({
  id: idAt(n),
  name,
  description: null,
  groupRange: null,
  groupSize: null,
  rangeMinMonths: null,
  members: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
})

test('sortRecipients returns children and groups as one list, newest first', () => {
  const all = sortRecipients([child(4), child(1)], [group(3), group(2)], 'newest', 'en')
  expect(all.map(({ type, name }) => [type, name])).toEqual([
    ['child', 'child 4'],
    ['group', 'group 3'],
    ['group', 'group 2'],
    ['child', 'child 1'],
  ])
  expect(sortRecipients([], [], 'newest', 'en')).toEqual([])
})

test.each([
  ['by_name', ['Ángel', 'bears', 'Child 2', 'Child 10', 'Zoo']],
  ['groups_first', ['bears', 'Zoo', 'Ángel', 'Child 2', 'Child 10']],
] as const)('sortRecipients by "%s" orders names by alphabet, not by character code', (order, names) => {
  const all = sortRecipients([child(1, 'Child 10'), child(2, 'Ángel'), child(3, 'Child 2')], [group(4, 'Zoo'), group(5, 'bears')], order, 'es')
  expect(all.map(({ name }) => name)).toEqual(names)
})
