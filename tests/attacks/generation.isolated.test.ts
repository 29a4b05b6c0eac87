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

const forFourYears = { type: 'age', age_months: 48 }
const stream = { accept: 'text/event-stream' }

/** Starts a generation whose model never responds; resolves once it runs. */
async function startGeneration(parent: Person, size = 1) {
  const called = model.nextCall()
  const reader = (await requestActivities(parent, { ...forFourYears, batch_size: size }, stream)).body?.getReader()
  // The first event is the batch's id; the next read starts the model.
  await reader?.read()
  const next = reader?.read()
  await called
  return {
    disconnect: async () => {
      await reader?.cancel()
      await next
    },
  }
}

/** Adds generation slots of another process, which may have died. */
async function occupySlots(parent: Person, count: number, secondsLeft: number) {
  const expiresAt = new Date(Date.now() + secondsLeft * 1000)
  const data = Array.from({ length: count }, (_, i) => ({ userId: parent.id, slot: i + 1, holder: uuidv7(), expiresAt }))
  await db.generationSlot.createMany({ data })
}

describe('the daily limit of generations', () => {
  test('counts all requested activities, even if the client disconnects each time', async () => {
    const parent = await person()
    model.behave({ hangs: true })
    for (let i = 0; i < 3; i++) await (await startGeneration(parent, 10)).disconnect()
    const refused = await requestActivities(parent, forFourYears)
    expect(refused.status).toBe(429)
    expect(model.calls).toHaveLength(3)
  })
})

describe('the limit of concurrent generations', () => {
  test('runs two per user, queues eight and refuses the rest with 429', async () => {
    const [parent, other] = [await person(), await person()]
    model.plan({ hangs: true }, { hangs: true })
    const underWay = [await startGeneration(parent), await startGeneration(parent)]
    const waiting = Array.from({ length: 12 }, () => requestActivities(parent, forFourYears))
    const refused = await Promise.race(waiting)
    // All twelve must have arrived before places become free.
    const answered: Response[] = []
    for (const one of waiting) void one.then((response) => answered.push(response))
    await expect.poll(() => answered.length, { timeout: 10_000 }).toBe(4)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({
      reason: 'generations_under_way',
      detail: expect.stringMatching(/^Activities are already being made/),
    })
    expect(model.calls).toHaveLength(2)
    expect((await requestActivities(other, forFourYears)).status).toBe(201)
    for (const { disconnect } of underWay) await disconnect()
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect(statuses.filter((status) => status === 201)).toHaveLength(8)
    expect(await db.generationSlot.count({ where: { userId: parent.id } })).toBe(0)
  })

  test('ignores slots of a dead process after they expire', async () => {
    const parent = await person()
    await occupySlots(parent, 2, -1)
    expect((await requestActivities(parent, forFourYears)).status).toBe(201)
  })

  test('counts generations of all processes, and returns 429 after waiting too long', async () => {
    const parent = await person()
    await occupySlots(parent, 2, 60)
    const refused = await requestActivities(parent, forFourYears)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(model.calls).toHaveLength(0)
  })
})
