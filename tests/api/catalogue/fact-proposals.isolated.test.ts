import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { activityBody } from '../../setup/data/activity-body.ts'
import { deleteExams, saveExam } from '../../setup/data/exams.ts'
import { effort, facts } from '../../setup/data/facts.ts'
import type { ReadingBehaviour } from '../../setup/services/model.ts'
import type { ReaderAnswerOnWire } from '../../setup/services/reader-answers.ts'

const model = await vi.hoisted(async () => (await import('../../setup/services/model.ts')).startConfiguredModel())

beforeEach(async () => {
  // Moves the date past any open circuit breaker; timers stay real.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 700_000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  model.readWith({})
  model.readings.splice(0)
  await deleteExams()
})
afterAll(async () => {
  vi.useRealTimers()
  await model.close()
})

const path = 'POST /admin/explore/fact-proposals'

function safetyInput(fields: Record<string, unknown> = {}) {
  const { setting, duration_minutes, age_min_months, text, facts: declared } = activityBody({ facts: null, ...fields })
  return { setting, duration_minutes, age_min_months, text, facts: declared }
}

const admin = (language: 'en' | 'es' | 'he' = 'en') => person({ isAdmin: true, language })
const propose = async (fields: Record<string, unknown> = {}, as?: Person) =>
  (await api(path, { as: as ?? (await admin()), body: safetyInput(fields) })).json()

/** Makes the reader find these facts in every language, or in one. */
const find = (added: Partial<ReaderAnswerOnWire>, language?: string): ReadingBehaviour => ({
  answer: (good, question) => (language === undefined || question.language === language ? { ...good, ...added } : good),
})
const hazard = (code: string, where: string, rest: Partial<ReaderAnswerOnWire['hazards'][number]> = {}) => ({
  code,
  where,
  who: 'child',
  way: null,
  minutes: null,
  ...rest,
})

describe('POST /admin/explore/fact-proposals', () => {
  test('proposes to an admin what the reader finds', async () => {
    model.readWith(
      find({
        hazards: [hazard('balancing', 'step 2'), hazard('screens', 'step 3', { minutes: 10 })],
        substances: [{ name: 'milk', use: 'eaten', where: 'step 1' }],
        impossible_for: ['blind'],
      }),
    )
    expect(await propose()).toEqual({
      hazards: [
        { code: 'screens', at: [3], who: 'child', minutes: 10, is_unsure: false },
        { code: 'balancing', at: [2], who: 'child', is_unsure: false },
      ],
      substances: [{ id: 'milk', name: 'Milk', kind: 'food', use: 'eaten' }],
      impossible_for: ['blind'],
      unknown_substances: [],
      other_dangers: [],
      read_languages: ['en', 'es', 'he'],
      unread_languages: [],
      is_examined: false,
    })
  })

  test('reads every language with text, and proposes the findings of all', async () => {
    model.readWith(find({ hazards: [hazard('balancing', 'step 2')] }, 'he'))
    expect(await propose()).toMatchObject({ hazards: [{ code: 'balancing', at: [2] }] })
    expect(model.readings.map(({ question }) => question.language).sort()).toEqual(['en', 'es', 'he'])
  })

  test('leaves out a language without a description or a step', async () => {
    const { text } = activityBody()
    const empty = { title: 'Nada', description: ' ', benefits: [], instructions: [], safety_notes: [], easier: '', harder: '' }
    expect(await propose({ text: { ...text, es: empty, he: empty } })).toMatchObject({ read_languages: ['en'], unread_languages: [] })
    expect(await propose({ text: { en: empty, es: empty, he: empty } })).toMatchObject({ hazards: [], read_languages: [] })
    expect(model.readings).toHaveLength(1)
  })

  test('names substances in the language of the admin', async () => {
    model.readWith(find({ substances: [{ name: 'milk', use: 'touched', where: 'title' }] }))
    expect(await propose({}, await admin('he'))).toMatchObject({ substances: [{ id: 'milk', name: 'חלב' }] })
  })

  test('omits declared facts', async () => {
    model.readWith(
      find({
        hazards: [hazard('balancing', 'step 2'), hazard('balancing', 'step 3')],
        substances: [{ name: 'milk', use: 'touched', where: 'step 1' }],
        impossible_for: ['blind'],
      }),
    )
    const declared = facts({
      hazards: [{ code: 'balancing', at: [2], who: 'child' }],
      substances: [{ id: 'milk', use: 'eaten' }],
      effort: effort({ blind: 'impossible' }),
    })
    expect(await propose({ facts: declared })).toMatchObject({ hazards: [{ code: 'balancing', at: [3] }], substances: [], impossible_for: [] })
  })

  test('proposes facts even if a dangerous word is not explained', async () => {
    const { text } = activityBody()
    const en = { ...text.en, instructions: [...text.en.instructions, 'Light the candle.'] }
    model.readWith(find({ hazards: [hazard('balancing', 'step 2')], words: [] }))
    expect(await propose({ text: { ...text, en } })).toMatchObject({ hazards: [{ code: 'balancing' }] })
  })

  test('says whether the reader has passed its exam', async () => {
    await saveExam()
    expect(await propose()).toMatchObject({ is_examined: true })
    await saveExam({ found: 0 })
    expect(await propose()).toMatchObject({ is_examined: false })
  })

  test('stores nothing', async () => {
    const as = await admin()
    const body = safetyInput()
    const headers = { 'idempotency-key': 'just-this-once' }
    expect((await api(path, { as, body, headers })).status).toBe(200)
    expect((await api(path, { as, body, headers })).status).toBe(200)
    expect(model.readings).toHaveLength(6)
  })

  test('returns 403 to users who are no admins', async () => {
    const body = safetyInput()
    expect((await api(path, { body })).status).toBe(401)
    expect((await api(path, { as: await person(), body })).status).toBe(403)
    expect(model.readings).toEqual([])
  })

  test('stops the reader when the client disconnects', async () => {
    model.readWith({ hangs: true })
    const client = new AbortController()
    const answer = api(path, { as: await admin(), body: safetyInput(), signal: client.signal })
    await vi.waitFor(() => expect(model.readings).toHaveLength(3))
    client.abort()
    await answer
    expect(await Promise.all(model.readings.map(({ wasStopped }) => wasStopped))).toEqual([true, true, true])
  })
})

describe('a reader that fails for an admin’s activity', () => {
  test.each<[string, ReadingBehaviour]>([
    ['answers an error', { status: 500 }],
    ['answers prose', { text: 'This looks perfectly safe to me!' }],
    ['leaves a part out', { answer: ({ hazards: _, ...rest }) => rest }],
  ])('returns 503 in the admin’s language: it %s', async (_, reading) => {
    model.readWith(reading)
    const response = await api(path, { as: await admin('es'), body: safetyInput() })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({
      code: 'unavailable',
      reason: 'reader_failed',
      detail: 'El lector no respondió. Inténtalo de nuevo en un momento.',
    })
  })

  test('is asked again at once', async () => {
    model.readWith({ text: 'Sorry.' })
    const as = await admin()
    for (let time = 0; time < 3; time++) await api(path, { as, body: safetyInput() })
    model.readWith({})
    expect((await api(path, { as, body: safetyInput() })).status).toBe(200)
  })

  test('in one language still proposes the findings of the others, and is reported for that language', async () => {
    model.readWith({
      answer: (good, { language }) => (language === 'es' ? 'Lo siento.' : { ...good, hazards: [hazard('balancing', 'step 2')] }),
    })
    expect(await propose()).toMatchObject({ hazards: [{ code: 'balancing' }], read_languages: ['en', 'he'], unread_languages: ['es'] })
  })
})
