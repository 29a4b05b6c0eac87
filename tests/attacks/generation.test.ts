import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { type Person, person } from '../factories.ts'
import { requestActivities } from '../setup/data/activities.ts'

const model = await vi.hoisted(async () => (await import('../setup/services/model.ts')).startConfiguredModel({ GENERATION_DAILY_LIMIT: '30' }))
afterAll(() => model.close())
beforeEach(() => {
  model.behave({})
  model.calls.splice(0)
})

const four = { type: 'age', age_months: 48 }
const stream = { accept: 'text/event-stream' }

/** A generation whose model says nothing; it is under way once this is there. */
async function begun(parent: Person, size = 1) {
  const called = model.nextCall()
  const reader = (await requestActivities(parent, { ...four, batch_size: size }, stream)).body?.getReader()
  // First the batch's id; whoever wants more lets the model work.
  await reader?.read()
  const next = reader?.read()
  await called
  return {
    hangUp: async () => {
      await reader?.cancel()
      await next
    },
  }
}

/** Generations of another process: still under way, or of one that died. */
async function elsewhere(parent: Person, count: number, secondsLeft: number) {
  const expiresAt = new Date(Date.now() + secondsLeft * 1000)
  const data = Array.from({ length: count }, (_, i) => ({ userId: parent.id, slot: i + 1, holder: uuidv7(), expiresAt }))
  await db.generationSlot.createMany({ data })
}

describe('a model that was asked', () => {
  test('counts for all it was asked for, also where the caller hangs up again and again', async () => {
    const parent = await person()
    model.behave({ hangs: true })
    for (let i = 0; i < 3; i++) await (await begun(parent, 10)).hangUp()
    const refused = await requestActivities(parent, four)
    expect(refused.status).toBe(429)
    expect(model.calls).toHaveLength(3)
  })
})

describe('generations at once', () => {
  test('are two for a person; others wait for their turn, and of many some are refused', async () => {
    const [parent, other] = [await person(), await person()]
    model.plan({ hangs: true }, { hangs: true })
    const underWay = [await begun(parent), await begun(parent)]
    const waiting = Array.from({ length: 12 }, () => requestActivities(parent, four))
    const refused = await Promise.race(waiting)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({
      reason: 'generations_under_way',
      detail: expect.stringMatching(/^Activities are already being made/),
    })
    expect(model.calls).toHaveLength(2)
    expect((await requestActivities(other, four)).status).toBe(201)
    for (const { hangUp } of underWay) await hangUp()
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect(statuses.filter((status) => status === 201)).toHaveLength(8)
    expect(await db.generationSlot.count({ where: { userId: parent.id } })).toBe(0)
  })

  test('of a process that died count no longer once their time is over', async () => {
    const parent = await person()
    await elsewhere(parent, 2, -1)
    expect((await requestActivities(parent, four)).status).toBe(201)
  })

  test('count in all processes alike; whoever waits too long is told so', async () => {
    const parent = await person()
    await elsewhere(parent, 2, 60)
    const refused = await requestActivities(parent, four)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(model.calls).toHaveLength(0)
  })
})
