import { describe, expect, test } from 'vitest'
import { correctedAgeMonths } from '#lib/domain/profiles/age'
import { bornMonthsAgo, child, group, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch, generateOne, type WireActivity } from '../../setup/data/activities.ts'

const half = { duration: 'half-day' }

async function composeDay(of: Person, fields: Record<string, unknown> = half): Promise<WireActivity & { child: string }> {
  const { id } = await child(of, { date_of_birth: bornMonthsAgo(40) })
  return { ...(await generateOne(of, id, fields)), child: id }
}
const idsOf = ({ parts }: WireActivity) => parts.flatMap(({ explore_activity_id }) => explore_activity_id ?? [])
const firstActivity = ({ parts }: WireActivity) => parts.findIndex(({ kind }) => kind === 'activity')
const swap = (of: Person, id: string, body: object) => api(`PATCH /activity/${id}`, { as: of, body: { action: 'swap', ...body } })

describe('POST /activity for half a day', () => {
  test('composes parts that add up, with a schedule in its steps, and each activity opens by itself', async () => {
    const parent = await person()
    const day = await composeDay(parent)
    expect(day.parts.length).toBe(day.instructions.length)
    expect(day.parts.at(-1)).toMatchObject({ kind: 'tidy', explore_activity_id: null })
    expect(day.parts.reduce((total, { minutes }) => total + minutes, 0)).toBe(day.duration_minutes)
    day.parts.forEach(({ starts_at_minute }, i) => {
      expect(starts_at_minute).toBe(day.parts.slice(0, i).reduce((total, { minutes }) => total + minutes, 0))
    })
    expect(idsOf(day).length).toBeGreaterThan(1)
    for (const id of idsOf(day)) expect((await api(`GET /explore/activities/${id}`)).status).toBe(200)
    expect(day).toMatchObject({ source: 'library', begins_at: null, is_free: true, setting: 'indoor' })
    const again = await (await api(`GET /activity/${day.id}`, { as: parent })).json()
    expect(again.parts).toEqual(day.parts)
  })

  test('shares no activity with others of the same batch or day', async () => {
    const parent = await person()
    const { id } = await child(parent, { date_of_birth: bornMonthsAgo(40) })
    const days = [...(await generateBatch(parent, id, { ...half, batch_size: 2 })), ...(await generateBatch(parent, id, { ...half, batch_size: 1 }))]
    const all = days.filter(({ parts }) => parts.length > 0).flatMap(idsOf)
    expect(all.length).toBeGreaterThan(3)
    expect(new Set(all).size).toBe(all.length)
  })

  test('counts its activities as seen', async () => {
    const parent = await person()
    const day = await composeDay(parent)
    const explored = await Promise.all(idsOf(day).map(async (id) => (await (await api(`GET /explore/activities/${id}`)).json()).title))
    const next = await generateBatch(parent, day.child, { duration: '5-15min', batch_size: 10 })
    for (const { title, seen_at } of next) if (explored.includes(title)) expect(seen_at).not.toBeNull()
  })

  test.each(['half-day', 'full-day'])('uses the corrected age of a baby born early: %s', async (duration) => {
    const parent = await person()
    const born = bornMonthsAgo(10)
    const { id } = await child(parent, { date_of_birth: born, weeks_early: 8 })
    const months = correctedAgeMonths({ dateOfBirth: born, weeksEarly: 8 }, new Date().toISOString().slice(0, 10))
    expect(months).toBeLessThan(10)
    for (const location of ['indoor', 'outdoor'])
      for (const { age_min_months, age_max_months } of await generateBatch(parent, id, { duration, location, batch_size: 3 })) {
        expect(age_min_months).toBeLessThanOrEqual(months)
        expect(age_max_months).toBeGreaterThanOrEqual(months)
      }
  })

  test('marks since when a seen activity returns, if there is no other', async () => {
    const parent = await person()
    const { id } = await child(parent, { date_of_birth: bornMonthsAgo(26) })
    const asked = { duration: 'full-day', location: 'outdoor' }
    let day = await generateOne(parent, id, asked)
    expect(day.seen_at).toBeNull()
    // Each day uses a large share of the outdoor activities for a toddler.
    for (let i = 0; i < 40 && (day.seen_at === null || day.parts.length === 0); i++) day = await generateOne(parent, id, asked)
    expect(day.parts.length).toBeGreaterThan(0)
    expect(Date.now() - Date.parse(String(day.seen_at))).toBeLessThan(60 * 60 * 1000)
    expect(day.fitting_count).toBeGreaterThan(1)
  })

  test('works for a group and for an age, too', async () => {
    const teacher = await person({ userType: 'educator' })
    const { id } = await group(teacher, { group_range: '4-5' })
    const ask = (body: object) => api('POST /activity', { as: teacher, body: { duration: 'half-day', location: 'indoor', ...body } })
    expect((await (await ask({ type: 'group', id })).json()).parts.length).toBeGreaterThan(3)
    const forAge = await (await ask({ type: 'age', age_months: 50 })).json()
    expect(forAge.parts.length).toBeGreaterThan(3)
    const at = firstActivity(forAge)
    expect((await swap(teacher, forAge.id, { part: at })).status).toBe(200)
  })

  test('has a plan for a class, also after a swap, and supplies for all outdoors', async () => {
    const teacher = await person({ userType: 'educator' })
    const { id } = await group(teacher, { group_range: '4-5', group_size: '13-25' })
    const day = await generateOne(teacher, id, { ...half, type: 'group', location: 'outdoor' })
    expect(day.parts.length).toBeGreaterThan(3)
    expect(day.group_plan).toMatchObject({ children: { min: 13, max: 25 }, text: null })
    expect(day.materials_needed).toContain('Sun hat (25)')
    const swapped: WireActivity = await (await swap(teacher, day.id, { part: firstActivity(day) })).json()
    expect(swapped.parts).not.toEqual(day.parts)
    expect(swapped.group_plan?.adults).toBeGreaterThan(1)
    expect(swapped.materials_needed).toContain('Sun hat (25)')
  })

  test('begins for a class with a circle and goes outside once, also after a swap; a single child has neither', async () => {
    const teacher = await person({ userType: 'educator' })
    const { id } = await group(teacher, { group_range: '4-5', group_size: '13-25' })
    const day = await generateOne(teacher, id, { ...half, type: 'group', location: 'indoor' })
    const swapped: WireActivity = await (await swap(teacher, day.id, { part: firstActivity(day) })).json()
    for (const { parts } of [day, swapped]) {
      expect(parts.map(({ kind }) => kind).filter((kind) => kind === 'circle' || kind === 'outdoors')).toEqual(['circle', 'outdoors'])
      expect(parts.find(({ kind }) => kind === 'outdoors')?.text).toMatch(/Count the children/)
    }
    const alone = await composeDay(teacher)
    expect(alone.parts.map(({ kind }) => kind)).not.toContain('circle')
  })

  test('composes a whole day for a baby and an older child, with something named for the older one', async () => {
    const parent = await person()
    const { id } = await child(parent, { date_of_birth: bornMonthsAgo(4) })
    const older = await child(parent, { date_of_birth: bornMonthsAgo(40) })
    const day = await generateOne(parent, id, { type: 'children', ids: [id, older.id], id: undefined, duration: 'full-day', location: 'indoor' })
    expect(day.parts.length).toBeGreaterThan(3)
    for (const { kind, text } of day.parts) if (['feed', 'sleep', 'free_play'].includes(kind)) expect(text).toContain('For your older child:')
  })

  test('shows its parts to users it is shared with, and none of them to a visitor', async () => {
    const [owner, other] = [await person(), await person()]
    const day = await composeDay(owner)
    await api(`PATCH /activity/${day.id}`, { as: owner, body: { action: 'share' } })
    expect((await (await api(`GET /activity/${day.id}`, { as: other })).json()).parts).toEqual(day.parts)
    const seen = await (await api(`GET /public/activity/${day.id}`)).text()
    for (const { kind, title } of day.parts.slice(2)) if (kind === 'activity') expect(seen).not.toContain(title)
  })
})

describe('PATCH /activity/{id} with the action swap', () => {
  test('swaps one part, keeps the others, and can be undone', async () => {
    const parent = await person()
    const day = await composeDay(parent)
    const at = firstActivity(day)
    const before = day.parts[at]?.explore_activity_id
    const changed: WireActivity = await (await swap(parent, day.id, { part: at })).json()
    expect(changed.parts[at]?.explore_activity_id).not.toBe(before)
    expect(idsOf(changed).filter((id) => !idsOf(day).includes(id))).toHaveLength(1)
    expect(changed.parts.reduce((total, { minutes }) => total + minutes, 0)).toBe(changed.duration_minutes)
    expect(changed.instructions[at]).toContain(changed.parts[at]?.title)
    expect(changed.safety_notes).not.toEqual(day.safety_notes)
    const back: WireActivity = await (await swap(parent, day.id, { part: at, explore_activity_id: before })).json()
    expect(back.parts).toEqual(day.parts)
    expect(back.instructions).toEqual(day.instructions)
  })

  test('returns 404 for another user’s, a shared or an unknown activity', async () => {
    const [owner, other] = [await person(), await person()]
    const day = await composeDay(owner)
    await api(`PATCH /activity/${day.id}`, { as: owner, body: { action: 'share' } })
    expect((await swap(other, day.id, { part: firstActivity(day) })).status).toBe(404)
    expect((await (await api(`GET /activity/${day.id}`, { as: owner })).json()).parts).toEqual(day.parts)
  })

  test.each([
    ['a pause', { part: 'last' }],
    ['beyond the end', { part: 39 }],
    ['no number', {}],
    ['less than none', { part: -1 }],
  ])('returns 422 for a part that is %s', async (_, body: { part?: number | string }) => {
    const parent = await person()
    const day = await composeDay(parent)
    const part = body.part === 'last' ? day.parts.length - 1 : body.part
    const response = await swap(parent, day.id, { part })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([expect.objectContaining({ field: 'part' })])
  })

  test('returns 422 for a single activity, and for `part` with another action', async () => {
    const parent = await person()
    const { id } = await child(parent)
    const single = await generateOne(parent, id)
    expect(single.parts).toEqual([])
    expect((await swap(parent, single.id, { part: 0 })).status).toBe(422)
    expect((await api(`PATCH /activity/${single.id}`, { as: parent, body: { action: 'like', part: 0 } })).status).toBe(422)
  })

  test('never swaps in an activity that the gate refuses', async () => {
    const parent = await person()
    const day = await composeDay(parent)
    const at = firstActivity(day)
    const { activities } = await (await api('GET /explore/activities?age_months=190&limit=100')).json()
    const forOlder = activities.find(({ age_min_months }: { age_min_months: number }) => age_min_months > 60)
    const response = await swap(parent, day.id, { part: at, explore_activity_id: forOlder.id })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([expect.objectContaining({ field: 'explore_activity_id' })])
  })
})
