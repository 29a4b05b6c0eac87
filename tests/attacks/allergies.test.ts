import { expect, test } from 'vitest'
import { groupWithChildren, type Person, person } from '../factories.ts'
import { requestActivities } from '../setup/data/activities.ts'

/** Creates a group with this number of different allergies, thirty per child. */
function createGroupWithAllergies(parent: Person, allergies: number) {
  const all = Array.from({ length: allergies }, (_, i) => `made-up fruit number ${i}`)
  const lists = Array.from({ length: Math.ceil(all.length / 30) }, (_, i) => all.slice(i * 30, (i + 1) * 30))
  return groupWithChildren(
    parent,
    lists.map((list): [number, Record<string, unknown>] => [48, { allergies: list }]),
  )
}

test('POST /activity returns 422 for a group with more than 200 different allergies', async () => {
  const parent = await person()
  const refused = await requestActivities(parent, { type: 'group', id: (await createGroupWithAllergies(parent, 201)).id })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    code: 'invalid',
    reason: 'too_many_allergies',
    detail:
      'The children of this group have more than 200 different allergies in all, which is more than can be checked at once. Choose a smaller group.',
  })
  // Repeated allergies count once.
  const twice = [0, 1, 2].map((): [number, Record<string, unknown>] => [48, { allergies: ['milk', 'egg', 'dragon fruit'] }])
  expect((await requestActivities(parent, { type: 'group', id: (await groupWithChildren(parent, twice)).id })).status).toBe(201)
  // 503 if no activity is safe for all of them.
  expect([201, 503]).toContain((await requestActivities(parent, { type: 'group', id: (await createGroupWithAllergies(parent, 200)).id })).status)
})
