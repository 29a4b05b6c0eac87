import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { child, type Person, person } from '../../../factories.ts'
import { api } from '../../../setup/api.ts'
import { requestActivities, type WireActivity } from '../../../setup/data/activities.ts'
import type { Behaviour, ModelCardOnWire } from '../../../setup/services/model.ts'

const model = await vi.hoisted(async () =>
  (await import('../../../setup/services/model.ts')).startConfiguredModel({ GENERATION_TIMEOUT: '3', GENERATION_DAILY_LIMIT: '3' }),
)

/** Moves the date by this many seconds, past a circuit breaker's pause. Timers stay real. */
function moveClock(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  moveClock(601)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  model.behave({})
  model.calls.splice(0)
})
afterAll(async () => {
  vi.useRealTimers()
  await model.close()
})

async function createParentOfNoa(): Promise<{ parent: Person; childId: string }> {
  const parent = await person()
  const noa = await child(parent)
  return { parent, childId: noa.id }
}

/** Generates three activities for a new family. @returns how many of them the model wrote */
async function generateThree(headers: Record<string, string> = {}) {
  const { parent, childId } = await createParentOfNoa()
  const response = await requestActivities(parent, { type: 'child', id: childId, batch_size: 3 }, headers)
  const { activities }: { activities: WireActivity[] } = await response.json()
  expect(response.status).toBe(201)
  expect(activities).toHaveLength(3)
  expect(new Set(activities.map(({ title }) => title)).size).toBe(3)
  // They count toward the limit once: the day's three are used up.
  expect((await requestActivities(parent, { type: 'child', id: childId, batch_size: 1 })).status).toBe(429)
  return { activities, ofTheModel: activities.filter(({ source }) => source === 'ai').length }
}

const everyField = (text: string) => (card: ModelCardOnWire) => ({ ...card, description: `${card.description} ${text}` })

const unsafe = everyField('Give each child a spoonful of honey, then blow up a latex balloon and pop it together.')

describe('POST /activity returns three good activities', () => {
  test('if the model works: all three are its own', async () => {
    expect((await generateThree()).ofTheModel).toBe(3)
    expect(model.calls).toHaveLength(1)
  })

  test.each<[string, Behaviour, { ofTheModel: number; calls: number }]>([
    ['hangs', { hangs: true }, { ofTheModel: 0, calls: 1 }],
    ['begins late', { firstMs: 1000 }, { ofTheModel: 3, calls: 1 }],
    ['is too slow for a single card', { tokensPerSecond: 20 }, { ofTheModel: 0, calls: 1 }],
    ['falls silent after one card', { stallsAfter: 1 }, { ofTheModel: 1, calls: 1 }],
    ['disconnects in the middle of the first card', { dropsAfter: 0 }, { ofTheModel: 0, calls: 2 }],
    ['disconnects after one card, each time', { dropsAfter: 1 }, { ofTheModel: 2, calls: 2 }],
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
  ])('if the model %s', async (_, behaviour, expected) => {
    model.behave(behaviour)
    const { ofTheModel } = await generateThree()
    expect({ ofTheModel, calls: model.calls.length }).toEqual(expected)
  })

  test('if the model is unreachable', async () => {
    await model.close()
    expect((await generateThree()).ofTheModel).toBe(0)
    await model.open()
  })

  test('if the model answers in another language', async () => {
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, ...spanish })) })
    expect((await generateThree()).ofTheModel).toBe(0)
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an image', '<img src=x onerror=alert(1)>'],
    ['a link', 'See https://evil.example/prize for more.'],
    ['a link as markdown', 'See [this](https://evil.example).'],
    ['an address to run', 'Open javascript:alert(1) now.'],
  ])('if the model repeats an injected instruction: %s', async (_, text) => {
    for (const field of ['title', 'description', 'easier'] as const) {
      moveClock(601)
      model.behave({ cards: (cards) => cards.map((card) => ({ ...card, [field]: `${card[field]} ${text}`.slice(-80) })) })
      const { activities, ofTheModel } = await generateThree()
      expect(ofTheModel).toBe(0)
      expect(vi.mocked(console.warn).mock.calls.flat()).toContain('Cards of a model were not taken: markup, markup, markup')
      expect(JSON.stringify(activities)).not.toMatch(/evil|alert/)
    }
  })

  test('if the model replaces unsafe cards itself', async () => {
    model.plan({ cards: ([first, ...rest]) => [first && unsafe(first), ...rest] })
    const { activities, ofTheModel } = await generateThree()
    expect({ ofTheModel, calls: model.calls.map(({ facts }) => facts.count) }).toEqual({ ofTheModel: 3, calls: [3, 1] })
    expect(JSON.stringify(activities)).not.toMatch(/\bhoney\b/)
    // A refused card is not requested again.
    expect(model.calls[1]?.facts.titles_to_avoid).toHaveLength(3)
  })
})

const spanish = {
  description: 'Construid juntos una torre con cajas de cartón y contad cuántas aguantan antes de caerse.',
  instructions: ['Buscad por casa todas las cajas vacías que haya.', 'Poned la más grande abajo y las demás encima.', 'Contad en voz alta.'],
}

describe('a failing model', () => {
  test('is paused after two failures in a row, not after two in a day', async () => {
    for (let round = 0; round < 3; round++) {
      model.plan({ dropsAfter: 0 })
      expect((await generateThree()).ofTheModel).toBe(3)
    }
  })

  test('is paused after two answers that are far too slow', async () => {
    model.behave({ tokensPerSecond: 20 })
    await generateThree()
    await generateThree()
    model.behave({})
    expect((await generateThree()).ofTheModel).toBe(0)
  })

  test('is not asked for a minute', async () => {
    model.behave({ status: 401 })
    await generateThree()
    expect(model.calls).toHaveLength(1)
    model.behave({})
    moveClock(59)
    expect((await generateThree()).ofTheModel).toBe(0)
    expect(model.calls).toHaveLength(1)
    moveClock(2)
    expect((await generateThree()).ofTheModel).toBe(3)
  })

  test('is not asked for as long as it requests', async () => {
    model.behave({ status: 429, headers: { 'retry-after': '120' } })
    await generateThree()
    model.behave({})
    moveClock(118)
    expect((await generateThree()).ofTheModel).toBe(0)
    moveClock(3)
    expect((await generateThree()).ofTheModel).toBe(3)
  })

  test('is not paused for refusals or invalid answers', async () => {
    model.plan({ refuses: true })
    await generateThree()
    model.plan({ text: 'no' }, { text: 'no' }, { text: 'no' })
    await generateThree()
    expect((await generateThree()).ofTheModel).toBe(3)
  })
})

describe('a stream that the client cancels', () => {
  /** Reads until the model works and this number of activities has arrived, then disconnects. */
  async function disconnectAfter(parent: Person, childId: string, count: number) {
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
  ] as const)('cancelled %s, stops the model’s work and counts all requested activities', async (_, made, behaviour) => {
    const { parent, childId } = await createParentOfNoa()
    model.plan(behaviour)
    const call = await disconnectAfter(parent, childId, made)
    expect(await call.wasStopped).toBe(true)
    expect((await requestActivities(parent, { type: 'child', id: childId, batch_size: 1 })).status).toBe(429)
  })

  test('counts only the sent activities without a model', async () => {
    model.behave({ status: 401 })
    await generateThree()
    const { parent, childId } = await createParentOfNoa()
    const response = await requestActivities(parent, { type: 'child', id: childId, batch_size: 3 }, { accept: 'text/event-stream' })
    await response.body?.cancel()
    expect(model.calls).toHaveLength(1)
    expect(
      (await requestActivities(parent, { type: 'child', id: childId, batch_size: 3 - (await db.activity.count({ where: { userId: parent.id } })) }))
        .status,
    ).toBe(201)
  })

  test.each<Record<string, string>>([{}, { 'idempotency-key': 'hung-up-at-once' }])(
    'before the client reads anything does not count, and frees its key: %o',
    async (headers) => {
      const { parent, childId } = await createParentOfNoa()
      const body = { type: 'child', id: childId, duration: '30-60min', location: 'indoor', batch_size: 3 }
      const client = new AbortController()
      const call = (signal: AbortSignal) => api('POST /activity', { as: parent, body, headers: { accept: 'text/event-stream', ...headers }, signal })
      await call(client.signal)
      client.abort()
      await vi.waitFor(async () => {
        const again = await call(new AbortController().signal)
        expect(again.status).toBe(200)
        expect((await again.text()).match(/^event: activity$/gm)).toHaveLength(3)
      }, 10_000)
    },
  )

  test('does not count as a failure of the model', async () => {
    const { parent, childId } = await createParentOfNoa()
    model.plan({ tokensPerSecond: 30 })
    await disconnectAfter(parent, childId, 0)
    expect((await generateThree()).ofTheModel).toBe(3)
  })
})

test('POST /activity streams each card when it is complete, with the source of the batch', async () => {
  const sources = async () => {
    const { parent, childId } = await createParentOfNoa()
    const text = await (await requestActivities(parent, { type: 'child', id: childId, batch_size: 3 }, { accept: 'text/event-stream' })).text()
    return [...text.matchAll(/"source":"(\w+)"/g)].map(([, source]) => source)
  }
  expect(await sources()).toEqual(['ai', 'ai', 'ai', 'ai'])
  model.plan({ stallsAfter: 1 })
  expect(await sources()).toEqual(['ai', 'library', 'library', 'library'])
})
