import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { bornMonthsAgo, child, person } from '../../../factories.ts'
import { api } from '../../../setup/api.ts'
import { generateBatch, generateOne, requestActivities } from '../../../setup/data/activities.ts'

const model = await vi.hoisted(async () => (await import('../../../setup/services/model.ts')).startConfiguredModel())
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  model.behave({})
  model.calls.splice(0)
})
afterAll(() => model.close())

describe('an activity that a model wrote', () => {
  test.each(languages)('in %s is complete: with pictures, safety notes, an easier and a harder variation', async (language) => {
    const parent = await person()
    await api('PUT /settings/me', {
      as: parent,
      body: { language, theme_color: 'system', notifications_enabled: true, email_notifications: true },
    })
    const noa = await child(parent)
    for (const activity of await generateBatch(parent, noa.id)) {
      expect(activity).toMatchObject({ source: 'ai', language, child_id: noa.id, status: 'new', is_blurred: false, group_id: null })
      expect(activity.picture).toEqual(expect.arrayContaining([expect.stringMatching(/^[a-z0-9-]+$/)]))
      expect(activity.adaptations).toHaveLength(2)
      expect(activity.safety_notes.length).toBeGreaterThan(0)
    }
  })

  test('gets the notes that its dangers require, even if the model wrote none', async () => {
    const parent = await person()
    const noa = await child(parent, { date_of_birth: bornMonthsAgo(30) })
    model.behave({
      cards: (cards) => cards.map((card) => ({ ...card, description: `${card.description} Fill a bowl with water and splash.`, safety_notes: [] })),
    })
    const made = await generateOne(parent, noa.id)
    expect(made.source).toBe('ai')
    expect(made.safety_notes.join(' ')).toContain("arm's reach")
  })

  test('may have no easier or harder variation', async () => {
    const parent = await person()
    const noa = await child(parent)
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, easier: null, harder: null, traits: null })) })
    expect(await generateOne(parent, noa.id)).toMatchObject({ source: 'ai', adaptations: [] })
  })

  test('is refused if it contains an allergen of the child, in any words of the profile', async () => {
    const parent = await person()
    const noa = await child(parent, { allergies: ['קיווי'] })
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, materials_needed: ['2 ripe kiwis', ...card.materials_needed] })) })
    expect((await generateBatch(parent, noa.id)).map(({ source }) => source)).toEqual(['library', 'library', 'library'])
    // The model receives the vocabulary's name, never the typed text.
    expect(model.calls[0]?.facts.avoid_too).toEqual(['Kiwi'])
    expect(model.calls[0]?.sent).not.toMatch(/[א-ת]/)
  })

  test('loses characters that deceive the user', async () => {
    const parent = await person()
    const noa = await child(parent)
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, title: `\u202e${card.title}\u0007\u200b` })) })
    const { title } = await generateOne(parent, noa.id)
    expect(title).toMatch(/^\P{Cc}+$/u)
    expect(title).not.toMatch(/[\u202e\u200b]/)
  })

  test.each(['hon\u200bey', 'hon\u0007ey', 'hon\ufeffey', 'h\u2066oney'])(
    'hides no word from the safety gate with invisible characters: %j',
    async (word) => {
      const parent = await person()
      const baby = await child(parent, { date_of_birth: bornMonthsAgo(10) })
      model.behave({ cards: (cards) => cards.map((card) => ({ ...card, description: `${card.description} Offer a spoonful of ${word} on bread.` })) })
      expect(await generateOne(parent, baby.id)).toMatchObject({ source: 'library' })
    },
  )

  test('may contain characters that no database stores', async () => {
    const parent = await person()
    const noa = await child(parent)
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, easier: 'Half of one: \ud800.', harder: 'Nothing: \u0000.' })) })
    expect((await generateBatch(parent, noa.id)).map(({ source }) => source)).toEqual(['ai', 'ai', 'ai'])
  })

  test('is offered to a child once, also by two concurrent batches', async () => {
    const parent = await person()
    const noa = await child(parent)
    const [first, second] = await Promise.all([generateBatch(parent, noa.id), generateBatch(parent, noa.id)])
    const titles = [...(first ?? []), ...(second ?? [])].map(({ title }) => title)
    expect(titles).toHaveLength(6)
    expect(new Set(titles).size).toBe(6)
  })

  test('is refused if it nearly repeats one of the last month, but not one of another child', async () => {
    const parent = await person()
    const [noa, dan] = [await child(parent), await child(parent, { name: 'Dan' })]
    const first = await generateOne(parent, noa.id)
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, title: first.title.toUpperCase() })) })
    expect(await generateOne(parent, noa.id)).toMatchObject({ source: 'library' })
    expect(await generateOne(parent, dan.id)).toMatchObject({ source: 'ai' })
  })
})

test('is not repeated by the library’s activities that complete its batch', async () => {
  const parent = await person()
  const noa = await child(parent)
  for (let round = 0; round < 4; round++) {
    model.plan({ cutAfter: 1 }, { refuses: true })
    const made = await generateBatch(parent, noa.id, { batch_size: 5 })
    expect(made.map(({ source }) => source)).toEqual(['ai', 'library', 'library', 'library', 'library'])
    expect(new Set(made.map(({ title }) => title)).size).toBe(5)
  }
})

test('is requested as JSON from a server without JSON schema, then as text, and the choice is remembered', async () => {
  const parent = await person()
  const noa = await child(parent)
  const formats = () => model.calls.splice(0).map(({ format }) => format)
  model.behave({ refusedFormats: ['json_schema'] })
  expect(await generateOne(parent, noa.id)).toMatchObject({ source: 'ai' })
  expect(formats()).toEqual(['json_schema', 'json_object'])
  model.behave({ refusedFormats: ['json_schema', 'json_object'] })
  expect(await generateOne(parent, noa.id)).toMatchObject({ source: 'ai' })
  expect(formats()).toEqual(['json_object', 'text'])
  expect(await generateOne(parent, noa.id)).toMatchObject({ source: 'ai' })
  expect(formats()).toEqual(['text'])
})

test('is completed after a disconnect if the call has a key, and replayed without another call', async () => {
  const parent = await person()
  const noa = await child(parent)
  const client = new AbortController()
  const called = model.nextCall()
  model.plan({ tokensPerSecond: 3000 })
  const call = (signal?: AbortSignal) =>
    api('POST /activity', {
      as: parent,
      body: { type: 'child', id: noa.id, duration: '30-60min', location: 'indoor', batch_size: 2 },
      headers: { 'idempotency-key': 'the-same-batch' },
      ...(signal && { signal }),
    })
  const first = call(client.signal)
  await called
  client.abort()
  expect((await first).status).toBe(201)
  const again = await (await call()).json()
  expect(again.activities).toHaveLength(2)
  expect(model.calls).toHaveLength(1)
})

test('is stopped at a disconnect if the call cannot be repeated', async () => {
  const parent = await person()
  const noa = await child(parent)
  const client = new AbortController()
  const called = model.nextCall()
  model.plan({ hangs: true })
  const body = { type: 'child', id: noa.id, duration: '30-60min', location: 'indoor', batch_size: 2 }
  const response = api('POST /activity', { as: parent, body, signal: client.signal })
  const { wasStopped } = await called
  client.abort()
  expect(await wasStopped).toBe(true)
  await response
  expect((await (await requestActivities(parent, { type: 'child', id: noa.id, batch_size: 1 })).json()).activities).toHaveLength(1)
})
