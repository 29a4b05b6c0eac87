import { beforeEach, expect, test } from 'vitest'
import { findReadyCards } from '#lib/server/activities/ready-cards'
import { db } from '#lib/server/platform/db'
import { child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { signedIn } from '../../setup/data/signed-in.ts'

const today = new Date('2026-03-10T09:00:00Z')
let dana: Person

beforeEach(async () => {
  dana = await person()
})

async function find(of: Person, children: { id: string; name: string }[], now = today) {
  return findReadyCards(await signedIn(of), children, 'en', now)
}

/** Returns the catalogue's facts about a card. */
const activityOf = ({ activityId }: { activityId: string }) => db.catalogueActivity.findUniqueOrThrow({ where: { id: activityId } })

test('findReadyCards finds a different short activity for each child, of its age', async () => {
  const noa = await child(dana, { date_of_birth: '2022-03-01' })
  const ben = await child(dana, { date_of_birth: '2022-02-01' })
  const baby = await child(dana, { date_of_birth: '2025-06-01' })
  const cards = await find(dana, [noa, ben, baby])
  expect(cards.map(({ childId, childName }) => [childId, childName])).toEqual([noa, ben, baby].map(({ id, name }) => [id, name]))
  expect(new Set(cards.map(({ activityId }) => activityId)).size).toBe(3)
  for (const [at, ageMonths] of [48, 49, 9].entries()) {
    const card = cards[at] ?? cards[0]
    if (!card) throw new Error('no card')
    const { ageMinMonths, ageMaxMonths, durationMinutes } = await activityOf(card)
    expect(ageMinMonths).toBeLessThanOrEqual(ageMonths)
    expect(ageMaxMonths).toBeGreaterThanOrEqual(ageMonths)
    expect(durationMinutes).toBeLessThanOrEqual(30)
  }
})

test('findReadyCards finds the same card all day, and another one once the child has seen it', async () => {
  const noa = await child(dana)
  const [first] = await find(dana, [noa])
  expect(await find(dana, [noa], new Date('2026-03-10T21:00:00Z'))).toEqual([first])
  await api(`POST /explore/activities/${first?.activityId}/do`, { as: dana, body: { child_id: noa.id } })
  const [next] = await find(dana, [noa], new Date())
  expect(next?.activityId).not.toBe(first?.activityId)
})

test('findReadyCards finds nothing that the child is allergic to', async () => {
  const noa = await child(dana, { allergies: ['grass'] })
  for (let day = 1; day <= 10; day++) {
    const [card] = await find(dana, [noa], new Date(Date.UTC(2026, 1, day)))
    if (!card) throw new Error('no card')
    expect((await activityOf(card)).facts).toMatchObject({ substances: expect.not.arrayContaining([expect.objectContaining({ id: 'grass' })]) })
  }
})

test('findReadyCards refuses another user’s child', async () => {
  const noa = await child(dana)
  await expect(find(await person(), [noa])).rejects.toMatchObject({ code: 'not_found' })
})
