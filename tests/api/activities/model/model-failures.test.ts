import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { child, type Person, person } from '../../../factories.ts'
import { api } from '../../../setup/api.ts'
import { requestActivities, type WireActivity } from '../../../setup/data/activities.ts'
import type { Behaviour, ModelCardOnWire } from '../../../setup/services/model.ts'

const model = await vi.hoisted(async () =>
  (await import('../../../setup/services/model.ts')).startConfiguredModel({ GENERATION_TIMEOUT: '3', GENERATION_DAILY_LIMIT: '3' }),
)

/** Long enough for a breaker to close again. Only the date is moved: timers stay real. */
function wait(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  wait(601)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  model.behave({})
  model.calls.splice(0)
})
afterAll(async () => {
  vi.useRealTimers()
  await model.close()
})

async function parentOfNoa(): Promise<{ parent: Person; childId: string }> {
  const parent = await person()
  const noa = await child(parent)
  return { parent, childId: noa.id }
}

/** Three activities for a new family, and how many of them the model wrote. */
async function three(headers: Record<string, string> = {}) {
  const { parent, childId } = await parentOfNoa()
  const response = await requestActivities(parent, { type: 'child', id: childId, batch_size: 3 }, headers)
  const { activities }: { activities: WireActivity[] } = await response.json()
  expect(response.status).toBe(201)
  expect(activities).toHaveLength(3)
  expect(new Set(activities.map(({ title }) => title)).size).toBe(3)
  // Charged for what was made, once: the three of the day are spent.
  expect((await requestActivities(parent, { type: 'child', id: childId, batch_size: 1 })).status).toBe(429)
  return { activities, ofTheModel: activities.filter(({ source }) => source === 'ai').length }
}

const everyField = (text: string) => (card: ModelCardOnWire) => ({ ...card, description: `${card.description} ${text}` })

const unsafe = everyField('Give each child a spoonful of honey, then blow up a latex balloon and pop it together.')

describe('whatever the model does, three good activities come', () => {
  test('it works: all are its own', async () => {
    expect((await three()).ofTheModel).toBe(3)
    expect(model.calls).toHaveLength(1)
  })

  test.each<[string, Behaviour, { ofTheModel: number; calls: number }]>([
    ['hangs', { hangs: true }, { ofTheModel: 0, calls: 1 }],
    ['begins late', { firstMs: 1000 }, { ofTheModel: 3, calls: 1 }],
    ['is too slow for a single card', { tokensPerSecond: 20 }, { ofTheModel: 0, calls: 1 }],
    ['falls silent after one card', { stallsAfter: 1 }, { ofTheModel: 1, calls: 1 }],
    ['hangs up in the middle of the first card', { dropsAfter: 0 }, { ofTheModel: 0, calls: 2 }],
    ['hangs up after one card, each time', { dropsAfter: 1 }, { ofTheModel: 2, calls: 2 }],
    ['answers 401', { status: 401 }, { ofTheModel: 0, calls: 1 }],
    ['answers 403', { status: 403 }, { ofTheModel: 0, calls: 1 }],
    ['answers 404', { status: 404 }, { ofTheModel: 0, calls: 1 }],
    ['answers 429', { status: 429, headers: { 'retry-after': '20' } }, { ofTheModel: 0, calls: 1 }],
    ['answers 500', { status: 500 }, { ofTheModel: 0, calls: 2 }],
    ['refuses', { refuses: true }, { ofTheModel: 0, calls: 1 }],
    ['is cut off in the first card', { cutAfter: 0 }, { ofTheModel: 0, calls: 3 }],
    ['is cut off after two cards', { cutAfter: 2 }, { ofTheModel: 3, calls: 2 }],
    ['writes garbage', { text: 'Lorem ipsum dolor sit amet. '.repeat(50) }, { ofTheModel: 0, calls: 3 }],
    ['writes 10 MB', { text: `{"activities":["${'x'.repeat(10_000_000)}"]}` }, { ofTheModel: 0, calls: 1 }],
    ['leaves keys out', { cards: (cards) => cards.map(({ safety_notes: _, ...card }) => card) }, { ofTheModel: 0, calls: 3 }],
    ['writes text for lists', { cards: (cards) => cards.map((card) => ({ ...card, instructions: 'Just play.' })) }, { ofTheModel: 0, calls: 3 }],
    [
      'writes for older children',
      { cards: (cards) => cards.map((card) => ({ ...card, age_min_months: 120, age_max_months: 150 })) },
      { ofTheModel: 0, calls: 3 },
    ],
    ['takes too long', { cards: (cards) => cards.map((card) => ({ ...card, duration_minutes: 90 })) }, { ofTheModel: 0, calls: 3 }],
    ['goes outdoors', { cards: (cards) => cards.map((card) => ({ ...card, setting: 'outdoor' })) }, { ofTheModel: 0, calls: 3 }],
    ['is unsafe each time', { cards: (cards) => cards.map(unsafe) }, { ofTheModel: 0, calls: 3 }],
    ['writes the same three times', { cards: ([card]) => [card, card, card] }, { ofTheModel: 3, calls: 3 }],
  ])('it %s', async (_, behaviour, expected) => {
    model.behave(behaviour)
    const { ofTheModel } = await three()
    expect({ ofTheModel, calls: model.calls.length }).toEqual(expected)
  })

  test('it is not there', async () => {
    await model.close()
    expect((await three()).ofTheModel).toBe(0)
    await model.open()
  })

  test('it writes in another language', async () => {
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, ...spanish })) })
    expect((await three()).ofTheModel).toBe(0)
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an image', '<img src=x onerror=alert(1)>'],
    ['a link', 'See https://evil.example/prize for more.'],
    ['a link as markdown', 'See [this](https://evil.example).'],
    ['an address to run', 'Open javascript:alert(1) now.'],
  ])('it repeats an injected instruction: %s', async (_, text) => {
    for (const field of ['title', 'description', 'easier'] as const) {
      wait(601)
      model.behave({ cards: (cards) => cards.map((card) => ({ ...card, [field]: `${card[field]} ${text}`.slice(-80) })) })
      const { activities, ofTheModel } = await three()
      expect(ofTheModel).toBe(0)
      expect(vi.mocked(console.warn).mock.calls.flat()).toContain('Cards of a model were not taken: markup, markup, markup')
      expect(JSON.stringify(activities)).not.toMatch(/evil|alert/)
    }
  })

  test('what is unsafe is replaced by the model itself where it can', async () => {
    model.plan({ cards: ([first, ...rest]) => [first && unsafe(first), ...rest] })
    const { activities, ofTheModel } = await three()
    expect({ ofTheModel, calls: model.calls.map(({ facts }) => facts.count) }).toEqual({ ofTheModel: 3, calls: [3, 1] })
    expect(JSON.stringify(activities)).not.toMatch(/\bhoney\b/)
    // What was refused is not asked for again.
    expect(model.calls[1]?.facts.titles_to_avoid).toHaveLength(3)
  })
})

const spanish = {
  description: 'Construid juntos una torre con cajas de cartón y contad cuántas aguantan antes de caerse.',
  instructions: ['Buscad por casa todas las cajas vacías que haya.', 'Poned la más grande abajo y las demás encima.', 'Contad en voz alta.'],
}

describe('a model that is dead', () => {
  test('is one that failed twice in a row, not twice in a day', async () => {
    for (let round = 0; round < 3; round++) {
      model.plan({ dropsAfter: 0 })
      expect((await three()).ofTheModel).toBe(3)
    }
  })

  test('is one that is far too slow, twice', async () => {
    model.behave({ tokensPerSecond: 20 })
    await three()
    await three()
    model.behave({})
    expect((await three()).ofTheModel).toBe(0)
  })

  test('is not asked for a minute', async () => {
    model.behave({ status: 401 })
    await three()
    expect(model.calls).toHaveLength(1)
    model.behave({})
    wait(59)
    expect((await three()).ofTheModel).toBe(0)
    expect(model.calls).toHaveLength(1)
    wait(2)
    expect((await three()).ofTheModel).toBe(3)
  })

  test('is left alone for as long as it asks', async () => {
    model.behave({ status: 429, headers: { 'retry-after': '120' } })
    await three()
    model.behave({})
    wait(118)
    expect((await three()).ofTheModel).toBe(0)
    wait(3)
    expect((await three()).ofTheModel).toBe(3)
  })

  test('is not one that refuses, or writes nonsense', async () => {
    model.plan({ refuses: true })
    await three()
    model.plan({ text: 'no' }, { text: 'no' }, { text: 'no' })
    await three()
    expect((await three()).ofTheModel).toBe(3)
  })
})

describe('a stream that is cancelled', () => {
  /** Reads until the model is at work and so many activities have come, then hangs up. */
  async function hangUpAfter(parent: Person, childId: string, count: number) {
    const called = model.nextCall()
    const response = await requestActivities(parent, { type: 'child', id: childId, batch_size: 3 }, { accept: 'text/event-stream' })
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    let text = ''
    while (!text.includes('event: batch') || (text.match(/^event: activity$/gm) ?? []).length < count)
      text += decoder.decode((await reader?.read())?.value, { stream: true })
    const rest = reader?.read()
    const call = await called
    await reader?.cancel()
    await rest
    return call
  }

  test.each([
    ['before the first card', 0, { tokensPerSecond: 30 }],
    ['while the model says nothing', 0, { hangs: true }],
    ['after the first card', 1, { stallsAfter: 1 }],
  ] as const)('%s stops the model’s work, and costs what it was asked for', async (_, made, behaviour) => {
    const { parent, childId } = await parentOfNoa()
    model.plan(behaviour)
    const call = await hangUpAfter(parent, childId, made)
    expect(await call.wasStopped).toBe(true)
    expect((await requestActivities(parent, { type: 'child', id: childId, batch_size: 1 })).status).toBe(429)
  })

  test('costs what was made, where the model is not asked', async () => {
    model.behave({ status: 401 })
    await three()
    const { parent, childId } = await parentOfNoa()
    const response = await requestActivities(parent, { type: 'child', id: childId, batch_size: 3 }, { accept: 'text/event-stream' })
    await response.body?.cancel()
    expect(model.calls).toHaveLength(1)
    expect(
      (await requestActivities(parent, { type: 'child', id: childId, batch_size: 3 - (await db.activity.count({ where: { userId: parent.id } })) }))
        .status,
    ).toBe(201)
  })

  test.each<Record<string, string>>([{}, { 'idempotency-key': 'hung-up-at-once' }])(
    'before anybody reads it costs nothing, and its key is free again %o',
    async (headers) => {
      const { parent, childId } = await parentOfNoa()
      const body = { type: 'child', id: childId, duration: '30-60min', location: 'indoor', batch_size: 3 }
      const hangUp = new AbortController()
      const call = (signal: AbortSignal) => api('POST /activity', { as: parent, body, headers: { accept: 'text/event-stream', ...headers }, signal })
      await call(hangUp.signal)
      hangUp.abort()
      await vi.waitFor(async () => {
        const again = await call(new AbortController().signal)
        expect(again.status).toBe(200)
        expect((await again.text()).match(/^event: activity$/gm)).toHaveLength(3)
      }, 10_000)
    },
  )

  test('does not count against the model', async () => {
    const { parent, childId } = await parentOfNoa()
    model.plan({ tokensPerSecond: 30 })
    await hangUpAfter(parent, childId, 0)
    expect((await three()).ofTheModel).toBe(3)
  })
})

test('the stream brings each card as it is whole, and says whose the batch is', async () => {
  const sources = async () => {
    const { parent, childId } = await parentOfNoa()
    const text = await (await requestActivities(parent, { type: 'child', id: childId, batch_size: 3 }, { accept: 'text/event-stream' })).text()
    return [...text.matchAll(/"source":"(\w+)"/g)].map(([, source]) => source)
  }
  expect(await sources()).toEqual(['ai', 'ai', 'ai', 'ai'])
  model.plan({ stallsAfter: 1 })
  expect(await sources()).toEqual(['ai', 'library', 'library', 'library'])
})
