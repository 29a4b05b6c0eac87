import { describe, expect, test } from 'vitest'
import { noAllergies } from '#lib/domain/safety/allergies'
import { factRefusals as factBlocks } from '#lib/domain/safety/gate'
import { getAudience } from '#lib/server/activities/audience'
import { db } from '#lib/server/platform/db'
import { readLibrary } from '#seed/read.ts'
import { group, groupWithChildren, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateAll, generateBatch, requestActivities, type WireActivity } from '../../setup/data/activities.ts'

const library = readLibrary()
const nobody = '01890000-0000-7000-8000-000000000000'

const generateForGroup = (of: Person, id: string, fields: Record<string, unknown> = {}) => generateBatch(of, id, { type: 'group', ...fields })
const generateAllForGroup = (of: Person, id: string, fields: Record<string, unknown> = {}) => generateAll(of, id, { type: 'group', ...fields })
const titles = (activities: WireActivity[]) => activities.map(({ title }) => title)

/** Lists the hazards in an activity's facts, and in those of its parts, that block it at an age. */
function listBlockingHazards({ title, parts }: WireActivity, youngestMonths: number) {
  const names = parts.length === 0 ? [title] : parts.filter(({ kind }) => kind === 'activity').map((part) => part.title)
  const factsOf = (name: string) => library.activities.find(({ text }) => text.en.title === name)?.facts ?? null
  return names.flatMap((name) => factBlocks(factsOf(name), { youngestMonths, allergies: noAllergies, needs: [] }))
}

describe('POST /activity for a group: the youngest', () => {
  test('decides: with a baby among six-year-olds, activities are for babies only', async () => {
    const educator = await person({ userType: 'educator' })
    const { id } = await groupWithChildren(educator, [74, 8, 72, 77])
    const all = [
      ...(await generateAllForGroup(educator, id)),
      ...(await generateAllForGroup(educator, id, { location: 'outdoor', duration: '1-2hours' })),
    ]
    expect(all.length).toBeGreaterThan(6)
    for (const activity of all) {
      expect(activity).toMatchObject({ group_id: id, child_id: null, source: 'library', status: 'new' })
      expect(activity.age_min_months).toBeLessThanOrEqual(8)
      expect(listBlockingHazards(activity, 8)).toEqual([])
    }
  })

  test('counts by its corrected age', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [30, [8, { weeks_early: 17 }]])
    for (const activity of await generateAllForGroup(educator, id)) expect(activity.age_min_months).toBeLessThanOrEqual(5)
  })

  test('gets its own line in the card, as do the older children', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [74, 37, 60])
    for (const { adaptations, title } of await generateForGroup(educator, id)) {
      expect(adaptations).toEqual([
        { kind: 'easier', age_min_months: 37, age_max_months: 59, text: expect.any(String) },
        { kind: 'harder', age_min_months: 60, age_max_months: 74, text: expect.any(String) },
      ])
      const { easier, harder } = await db.catalogueText.findFirstOrThrow({ where: { language: 'en', title } })
      expect(adaptations.map(({ text }) => text)).toEqual([easier, harder])
    }
  })
})

describe('POST /activity for a group: all members', () => {
  test('get activities that suit most of them before those that suit only the youngest', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [36, 66, 70, 72])
    for (const { age_max_months } of await generateForGroup(educator, id)) expect(age_max_months).toBeGreaterThanOrEqual(66)
  })

  test('are protected from the allergens of any of them', async () => {
    const library = await db.catalogueText.findMany({
      where: { language: 'en' },
      include: { activity: { include: { materials: { include: { material: true } } } } },
    })
    const holds = (allergen: string) =>
      library.filter(({ activity }) => activity.materials.some(({ material }) => material.allergens.includes(allergen))).map(({ title }) => title)
    const wanted = { batch_size: 10, location: 'outdoor' }
    const educator = await person()
    const free = await groupWithChildren(educator, [128, 130])
    const careful = await groupWithChildren(educator, [
      [128, { allergies: ['milk'] }],
      [130, { allergies: ['gluten', 'kiwi'] }],
    ])
    expect(titles(await generateAllForGroup(educator, free.id, wanted))).toEqual(expect.arrayContaining([expect.toBeOneOf(holds('milk'))]))
    const kept = titles(await generateAllForGroup(educator, careful.id, wanted))
    expect(kept.length).toBeGreaterThan(3)
    for (const title of kept) expect([...holds('milk'), ...holds('gluten')]).not.toContain(title)
  })

  test('can take part: the needs of each count', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [[84, { needs: ['wheelchair'] }], 84, 86])
    const first = await generateForGroup(educator, id, { location: 'outdoor' })
    const rows = await db.activity.findMany({ where: { userId: educator.id, batchId: first[0]?.batch_id ?? nobody } })
    expect(rows.length).toBeGreaterThan(0)
    for (const { tags } of rows) for (const tag of ['running', 'jumping', 'climbing', 'walking']) expect(tags).not.toContain(tag)
  })

  test('contribute their interests', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [60, [62, { interest_level: 'Le encantan los trenes' }]])
    const { tags } = await getAudience({ ...educator, language: 'en' }, { type: 'group', id, duration: 'half-day', location: 'indoor' }, new Date())
    expect(tags).toContain('trains')
  })
})

describe('POST /activity for a group without members', () => {
  test('uses the ages of its range, the youngest first', async () => {
    const educator = await person({ userType: 'educator' })
    const { id } = await group(educator, { group_range: 'גילאי 3–5, 6-8' })
    for (const activity of await generateForGroup(educator, id)) {
      expect(activity.age_min_months).toBeLessThanOrEqual(36)
      expect(activity.adaptations.map(({ age_min_months, age_max_months }) => [age_min_months, age_max_months])).toEqual([
        [36, 71],
        [72, 96],
      ])
    }
    await api(`PATCH /groups/${id}`, { as: educator, body: { group_range: 'hasta 2 años' } })
    for (const { age_min_months } of await generateForGroup(educator, id)) expect(age_min_months).toBe(0)
  })

  test.each([
    ['Grades 1–3 (24 kids)', 68],
    ['1º a 3º de primaria, 24 niños', 68],
    ['כיתות א-ג, 24 ילדים', 68],
  ])('reads the school years in “%s” as ages', async (group_range, youngest) => {
    const educator = await person({ userType: 'educator' })
    const { id } = await group(educator, { group_range })
    for (const { age_min_months, age_max_months } of await generateForGroup(educator, id)) {
      expect(age_min_months).toBeLessThanOrEqual(youngest)
      expect(age_max_months).toBeGreaterThanOrEqual(youngest)
    }
  })

  test.each([
    ['en', 'This group has no ages yet. Add members to it, or an age range such as “3-5”.'],
    ['es', 'Este grupo aún no tiene edades. Añade miembros o un rango de edades, por ejemplo «3-5».'],
    ['he', 'לקבוצה הזו עוד אין גילים. הוסיפו לה משתתפים או טווח גילים, למשל ״3-5״.'],
  ] as const)('returns 422 with a message if there are no ages, without counting toward the limit: %s', async (language, detail) => {
    const educator = await person({ language })
    const spent = () => db.rateLimit.findMany({ where: { key: { startsWith: 'generation:' } }, select: { points: true } })
    const before = await spent()
    for (const group_range of [null, 'grade school', '12 kids']) {
      const { id } = await group(educator, { group_range })
      const response = await requestActivities(educator, { type: 'group', id, batch_size: 3 })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ code: 'invalid', detail, errors: [] })
    }
    expect(await spent()).toEqual(before)
  })

  test('does not read the range once it has members', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [8], { group_range: '9-12' })
    for (const { age_min_months } of await generateForGroup(educator, id)) expect(age_min_months).toBeLessThanOrEqual(8)
  })
})

describe('activities of a group', () => {
  test('do not repeat within 30 days, and do not count for another group or for members', async () => {
    const educator = await person()
    const { id, members } = await groupWithChildren(educator, [200, 202])
    const other = await group(educator, { name: 'Others', members })
    const all = titles(await generateAllForGroup(educator, id))
    expect(all.length).toBeGreaterThanOrEqual(6)
    const { activities } = await (await api('GET /activity?limit=100', { as: educator })).json()
    const shown = titles(activities).reverse()
    // The longest unseen activity returns.
    expect(shown.slice(all.length)).toEqual(all.slice(0, shown.length - all.length))
    const [again] = await generateForGroup(educator, other.id)
    expect(all).toContain(again?.title)
    const [forMember] = await generateBatch(educator, members[0] ?? nobody)
    expect(all).toContain(forMember?.title)
  })

  test('shape the group’s taste', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [48, 50])
    for (const liked of await generateForGroup(educator, id, { batch_size: 10 }))
      await api(`PATCH /activity/${liked.id}`, { as: educator, body: { action: 'like' } })
    const next = await generateForGroup(educator, id, { batch_size: 10 })
    expect(next.some(({ because }) => Array.isArray(because) && because.length > 0)).toBe(true)
  })

  test('are in the history, filtered by group', async () => {
    const [educator, stranger] = [await person(), await person()]
    const { id, members } = await groupWithChildren(educator, [48])
    const made = await generateForGroup(educator, id)
    await generateBatch(educator, members[0] ?? nobody)
    const page = await (await api(`GET /activity?group_id=${id}`, { as: educator })).json()
    expect(page.activities).toEqual(made.toReversed())
    expect((await (await api(`GET /activity?child_id=${members[0]}`, { as: educator })).json()).activities).toHaveLength(3)
    expect((await (await api(`GET /activity?group_id=${id}`, { as: stranger })).json()).activities).toEqual([])
    expect((await api('GET /activity?group_id=x', { as: educator })).status).toBe(422)
  })

  test('stay in the history without the group when it is deleted', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [48])
    const [made] = await generateForGroup(educator, id)
    expect((await api(`DELETE /groups/${id}`, { as: educator })).status).toBe(204)
    expect(await (await api(`GET /activity/${made?.id}`, { as: educator })).json()).toMatchObject({ id: made?.id, group_id: null, child_id: null })
    expect((await requestActivities(educator, { type: 'group', id })).status).toBe(404)
  })
})

test('POST /activity returns 404 for another user’s group', async () => {
  const [educator, stranger] = [await person(), await person()]
  const { id } = await groupWithChildren(educator, [48])
  expect((await requestActivities(stranger, { type: 'group', id, batch_size: 1 })).status).toBe(404)
  const [made] = await generateForGroup(educator, id)
  expect((await api(`GET /activity/${made?.id}`, { as: stranger })).status).toBe(404)
  await api(`PATCH /activity/${made?.id}`, { as: educator, body: { action: 'share' } })
  const shared = await (await api(`GET /activity/${made?.id}`, { as: stranger })).json()
  for (const key of ['group_id', 'child_id', 'batch_id']) expect(shared).not.toHaveProperty(key)
})

test('POST /activity streams activities for a group one by one, too', async () => {
  const educator = await person()
  const { id } = await groupWithChildren(educator, [30, 60])
  const response = await requestActivities(educator, { type: 'group', id, batch_size: 3 }, { accept: 'text/event-stream' })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const events = [...(await response.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = '']) => ({
    event,
    data: JSON.parse(data),
  }))
  expect(events.map(({ event }) => event)).toEqual(['batch', 'activity', 'activity', 'activity', 'done'])
  expect(events.slice(1, -1).map(({ data }) => data.group_id)).toEqual([id, id, id])
})
