import { describe, expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { activityBody } from '../../setup/data/activity-body.ts'
import { newActivity } from '../../setup/data/catalogue.ts'

const path = '/admin/explore/activities'
const admin = await person({ isAdmin: true })
const change = (id: string, body: object) => api(`PATCH ${path}/${id}`, { as: admin, body })
const card = async (id: string, language = 'en') => (await api(`GET /explore/activities/${id}`, { headers: { 'accept-language': language } })).json()

const written = activityBody().text
const text = (group: Record<'en' | 'es' | 'he', string | null>) => ({
  en: { ...written.en, group: group.en },
  es: { ...written.es, group: group.es },
  he: { ...written.he, group: group.he },
})
const circle = text({ en: 'Sit in a circle.', es: 'Siéntense en ronda.', he: 'יושבים במעגל.' })
const participation = { min: 4, max: 20, children_per_adult: 8 }

describe('the fields for groups of /admin/explore/activities', () => {
  test('are shown with the activity, and stay when other fields change', async () => {
    const created = await newActivity(admin, { text: circle, participation })
    expect(created).toMatchObject({ text: { en: { group: 'Sit in a circle.' } }, participation })
    expect(await card(created.id, 'he')).toMatchObject({
      guidance: { group: 'יושבים במעגל.', say: [], next_day: '' },
      circumstances: { participants: { min: 4, max: 20 }, children_per_adult: 8 },
    })
    const steps = { ...circle, en: { ...circle.en, instructions: ['Sit down.', 'Say a word.', 'Stand up.'] } }
    expect(await (await change(created.id, { text: steps, duration_minutes: 25 })).json()).toMatchObject({
      text: { en: { group: 'Sit in a circle.' } },
      participation,
    })
    const cleared = await (await change(created.id, { participation: null, text: text({ en: null, es: null, he: null }) })).json()
    expect(cleared).toMatchObject({ participation: null, text: { en: { group: null } } })
    expect(await card(created.id)).toMatchObject({ guidance: null, circumstances: null })
  })

  test('are absent from an activity that says nothing about groups', async () => {
    const { id } = await newActivity(admin)
    expect(await (await api(`GET ${path}/${id}`, { as: admin })).json()).toMatchObject({ text: { en: { group: null } }, participation: null })
  })

  test.each([
    ['text.he.group', { text: text({ en: 'In a circle.', es: 'En ronda.', he: null }) }, 'This field is required'],
    ['participation.max', { participation: { ...participation, max: 2 } }, 'Must be at least as much as the first number'],
    ['participation.children_per_adult', { participation: { min: 1, max: 2 } }, 'This field is required'],
    ['participation.max', { participation: { ...participation, max: 26 } }, 'Must be 25 or less'],
  ])('return 422 at %s', async (field, fields, message) => {
    const response = await api(`POST ${path}`, { as: admin, body: activityBody(fields) })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message })
  })

  test('are refused at the text for groups if it names a danger that no fact covers, and asked about before', async () => {
    const balloon = text({ en: 'Everyone gets a balloon.', es: 'Siéntense en ronda.', he: 'יושבים במעגל.' })
    const response = await api(`POST ${path}`, { as: admin, body: activityBody({ text: balloon }) })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual(expect.objectContaining({ field: 'text.en.group' }))
    const { setting, duration_minutes, age_min_months } = activityBody()
    const body = { setting, duration_minutes, age_min_months, text: balloon }
    const { questions } = await (await api('POST /admin/explore/safety-check', { as: admin, body })).json()
    expect(questions).toContainEqual(expect.objectContaining({ field: 'text.en.group', language: 'en', word: 'balloon' }))
  })
})
