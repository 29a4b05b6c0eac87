import { expect, test } from 'vitest'
import { groupWithChildren, type Person, person } from '../factories.ts'
import { requestActivities } from '../setup/data/activities.ts'

/** A group of so many different allergies, thirty a child. */
function groupWith(parent: Person, allergies: number) {
  const all = Array.from({ length: allergies }, (_, i) => `made-up fruit number ${i}`)
  const lists = Array.from({ length: Math.ceil(all.length / 30) }, (_, i) => all.slice(i * 30, (i + 1) * 30))
  return groupWithChildren(
    parent,
    lists.map((list): [number, Record<string, unknown>] => [48, { allergies: list }]),
  )
}

test('a group of more different allergies than can be looked for gets a sentence instead of everybody’s time', async () => {
  const parent = await person()
  const refused = await requestActivities(parent, { type: 'group', id: (await groupWith(parent, 201)).id })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    code: 'invalid',
    reason: 'too_many_allergies',
    detail:
      'The children of this group have more than 200 different allergies in all, which is more than can be checked at once. Choose a smaller group.',
  })
  // The same ones again are not more.
  const twice = [0, 1, 2].map((): [number, Record<string, unknown>] => [48, { allergies: ['milk', 'egg', 'dragon fruit'] }])
  expect((await requestActivities(parent, { type: 'group', id: (await groupWithChildren(parent, twice)).id })).status).toBe(201)
  // Answered, be it that nothing is safe for so many.
  expect([201, 503]).toContain((await requestActivities(parent, { type: 'group', id: (await groupWith(parent, 200)).id })).status)
})
