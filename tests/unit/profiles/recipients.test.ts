import { expect, test } from 'vitest'
import { newestFirst } from '#lib/client/profiles/recipients'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

const idAt = (n: number) => `0192b7a0-000${n}-7000-8000-000000000000`

test('children and groups are one list, newest first', () => {
  const child = (n: number): Child => ({
    id: idAt(n),
    name: `child ${n}`,
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
  const group = (n: number): Group => ({
    id: idAt(n),
    name: `group ${n}`,
    description: null,
    groupRange: null,
    members: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  })
  const all = newestFirst([child(4), child(1)], [group(3), group(2)])
  expect(all.map(({ type, name }) => [type, name])).toEqual([
    ['child', 'child 4'],
    ['group', 'group 3'],
    ['group', 'group 2'],
    ['child', 'child 1'],
  ])
  expect(newestFirst([], [])).toEqual([])
})
