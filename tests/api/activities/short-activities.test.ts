import { describe, expect, test } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { Prisma } from '#lib/server/generated/client'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateAll, generateBatch, generateOne } from '../../setup/data/activities.ts'

const now = { duration: '5-15min', nothing_needed: true }
/** Finds an activity with quick lines and guidance. */
const findGuidedActivity = () =>
  db.catalogueActivity.findFirstOrThrow({
    where: { editedAt: null, prepMinutes: { not: null }, ageMinMonths: { lte: 60 }, ageMaxMonths: { gte: 60 } },
  })

describe('POST /activity for 5 to 15 minutes', () => {
  test.each([3, 18, 30, 48, 84, 150].flatMap((months) => ['indoor', 'outdoor'].map((location) => [months, location] as const)))(
    'at %i months, %s, returns activities without materials and preparation',
    async (months, location) => {
      const parent = await person()
      const { id } = await child(parent, { date_of_birth: bornMonthsAgo(months) })
      const activities = await generateBatch(parent, id, { ...now, location })
      expect(activities).not.toHaveLength(0)
      for (const activity of activities) {
        expect(activity.materials_needed).toEqual([])
        expect(activity.duration_minutes).toBeLessThanOrEqual(15)
        expect(activity.minutes).toMatchObject({ prep: 0 })
      }
    },
  )

  test('offers fewer activities than a time in which materials can be fetched', async () => {
    const parent = await person()
    const { id } = await child(parent, { date_of_birth: bornMonthsAgo(48) })
    const atOnce = await generateAll(parent, id, now)
    const all = await generateAll(parent, id, { duration: now.duration })
    expect(all.length).toBeGreaterThan(atOnce.length)
  })
})

describe('an activity’s quick lines and guidance', () => {
  test.each(languages)('are in the catalogue in %s, and are copied into a history', async (language) => {
    const parent = await person({ language })
    const { id: childId } = await child(parent, { date_of_birth: bornMonthsAgo(60) })
    const { id, durationMinutes, prepMinutes, tidyMinutes } = await findGuidedActivity()
    const shown = await (await api(`GET /explore/activities/${id}`, { as: parent })).json()
    const text = await db.catalogueText.findUniqueOrThrow({ where: { activityId_language: { activityId: id, language } } })
    expect(shown.quick).toEqual(text.quick)
    expect(shown.quick).toHaveLength(3)
    expect(shown.guidance).toEqual({
      say: expect.arrayContaining([expect.any(String)]),
      ask: expect.any(Array),
      watch_for: expect.arrayContaining([expect.objectContaining({ works: expect.any(String), stop: expect.any(String) })]),
      why: expect.arrayContaining([{ text: expect.any(String), source: { name: expect.any(String), url: expect.stringMatching(/^https:/) } }]),
      next_day: expect.any(String),
      need_adaptations: expect.any(Array),
      group: shown.guidance.group === null ? null : expect.any(String),
      parts_by_age: expect.any(Array),
      drawing: shown.guidance.drawing && { name: expect.any(String), caption: expect.any(String) },
    })
    expect(shown.minutes).toEqual({ prep: prepMinutes, play: durationMinutes - (prepMinutes ?? 0) - (tidyMinutes ?? 0), tidy: tidyMinutes })
    expect(shown.circumstances).toMatchObject({ participants: { min: expect.any(Number), max: expect.any(Number) } })
    expect(shown.places).not.toHaveLength(0)

    const done = await api(`POST /explore/activities/${id}/do`, { as: parent, body: { child_id: childId } })
    expect(await done.json()).toMatchObject({ quick: shown.quick, guidance: shown.guidance, minutes: shown.minutes })
  })

  test('are not shown to a visitor of a shared activity', async () => {
    const parent = await person()
    const { id: childId } = await child(parent, { date_of_birth: bornMonthsAgo(60) })
    const { id } = await findGuidedActivity()
    const own = await (await api(`POST /explore/activities/${id}/do`, { as: parent, body: { child_id: childId } })).json()
    await api(`PATCH /activity/${own.id}`, { as: parent, body: { action: 'share' } })
    const seen = await (await api(`GET /public/activity/${own.id}`)).text()
    expect(seen).toContain(own.title)
    for (const line of [...own.quick, ...own.guidance.say, own.guidance.next_day]) expect(seen).not.toContain(line)
  })

  test('stay when an admin changes the title, and are removed when the steps change, except what the admin sees about groups', async () => {
    const [admin, parent] = [await person({ isAdmin: true }), await person()]
    const { id } = await findGuidedActivity()
    const shown = async () => (await api(`GET /explore/activities/${id}`, { as: parent })).json()
    const before = await shown()
    const { text } = await (await api(`GET /admin/explore/activities/${id}`, { as: admin })).json()
    const change = async (en: Record<string, unknown>) => {
      const response = await api(`PATCH /admin/explore/activities/${id}`, { as: admin, body: { text: { ...text, en: { ...text.en, ...en } } } })
      expect(response.status).toBe(200)
    }
    await change({ title: 'Called otherwise' })
    const { title, quick, guidance, minutes, circumstances } = await shown()
    expect({ title, quick, guidance, minutes, circumstances }).toEqual({
      title: 'Called otherwise',
      quick: before.quick,
      guidance: before.guidance,
      minutes: before.minutes,
      circumstances: before.circumstances,
    })
    await change({ title: 'Called otherwise', instructions: [`${text.en.instructions[0]} Smile.`, ...text.en.instructions.slice(1)] })
    const after = await shown()
    expect(after).toMatchObject({ quick: [], minutes: null })
    const { group } = before.guidance
    const nothing = { say: [], ask: [], watch_for: [], why: [], next_day: '', need_adaptations: [], parts_by_age: [], drawing: null }
    expect(after.guidance).toEqual(group === null ? null : { ...nothing, group })
    expect(after.circumstances?.participants).toEqual(before.circumstances.participants)
  })

  test('are null if there are none', async () => {
    const parent = await person()
    const { id: childId } = await child(parent, { date_of_birth: bornMonthsAgo(60) })
    const plain = await db.catalogueActivity.findFirstOrThrow({
      where: { prepMinutes: null, facts: { not: {} }, ageMinMonths: { lte: 48 }, ageMaxMonths: { gte: 60 } },
    })
    await db.catalogueText.updateMany({ where: { activityId: plain.id }, data: { quick: [], guidance: Prisma.DbNull } })
    const own = await api(`POST /explore/activities/${plain.id}/do`, { as: parent, body: { child_id: childId } })
    expect(await own.json()).toMatchObject({ quick: [], guidance: null, minutes: null })
    expect(await generateOne(parent, childId)).toHaveProperty('quick')
  })
})
