import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { catalogueActivity, emptyCategory, explore, titles } from '../../setup/data/explore.ts'

const search = (q: string, language = 'en', more = '') => explore(`activities?q=${encodeURIComponent(q)}&limit=100${more}`, { language })

describe('a search by meaning', () => {
  test.each([
    ['en', 'fine motor', 'fine_motor', 30],
    ['es', 'motricidad fina', 'fine_motor', 30],
    ['he', 'מוטוריקה עדינה', 'fine_motor', 30],
    ['en', 'counting', 'counting', 20],
    ['es', 'dinosaurios', 'dinosaurs', 5],
    ['he', 'אותיות', 'letters', 10],
    ['es', 'dinosaurs', 'dinosaurs', 5],
  ])('in %s for %s finds activities about it', async (language, q, tag, least) => {
    const { activities, pagination } = await search(q, language)
    expect(activities.length).toBeGreaterThanOrEqual(least)
    const { rows } = await pool.query<{ id: string }>('select id from catalogue_activity where $1 = any(tags)', [tag])
    const about = new Set(rows.map(({ id }) => id))
    // The word may be in the title of an activity about something else.
    expect(activities.slice(0, 5).filter(({ id }) => about.has(id)).length).toBeGreaterThanOrEqual(4)
    // The tag is the only evidence for all of these.
    if (!pagination.has_more) expect([...about].filter((id) => !activities.some((activity) => activity.id === id))).toEqual([])
  })

  test('reads ages and times as filters, in addition to other filters', async () => {
    const { activities, understood } = await search('quick dinosaur 4 years')
    expect(understood).toEqual([
      { typed: 'quick', name: 'quick', rest: 'dinosaur 4 years' },
      { typed: 'dinosaur', name: 'dinosaurs', rest: 'quick 4 years' },
      { typed: '4 years', name: '4 years', rest: 'quick dinosaur' },
    ])
    expect(activities.length).toBeGreaterThan(0)
    expect(activities.every((one) => one.age_min_months <= 54 && one.age_max_months >= 54 && one.duration <= 15)).toBe(true)
    const five = await search('dinosaur 4 years', 'en', '&max_duration=15&age_months=24')
    expect(five.activities.every((one) => one.age_min_months <= 24 && one.duration <= 15)).toBe(true)
  })

  test('reads setting and manner as declared properties, not as words', async () => {
    for (const [language, q] of [
      ['en', 'no prep'],
      ['es', 'sin preparación'],
      ['he', 'ללא הכנה'],
    ] as const) {
      const { activities } = await search(q, language)
      const { rows } = await pool.query<{ slug: string }>("select slug from catalogue_activity where id = any($1) and not 'no_prep' = any(traits)", [
        activities.map(({ id }) => id),
      ])
      expect([activities.length, rows]).toEqual([100, []])
    }
    expect((await search('outdoor')).activities.every(({ settings }) => JSON.stringify(settings).includes('outdoor'))).toBe(true)
  })

  test('lists activities that name a word or are about it before those with a similar word', async () => {
    const { activities } = await search('winter')
    const { rows } = await pool.query<{ id: string }>("select id from catalogue_activity where tags && '{snow,ice,seasons}'")
    const isMeant = activities.map(({ id, title, description }) => /\bwinter\b/i.test(`${title} ${description}`) || rows.some((row) => row.id === id))
    expect(isMeant.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => true))
  })

  test('without a result omits when and where first, then the age, and reports it', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'Glowworm lanterns', category, minutes: 30 })
    const find = (q: string) => explore(`categories/${category}/activities?q=${encodeURIComponent(q)}`)
    expect(await find('glowworm 4 years')).toMatchObject({ activities: [{ title: 'Glowworm lanterns' }], widened: null })
    expect(await find('glowworm in the bath 4 years')).toMatchObject({
      activities: [{ title: 'Glowworm lanterns' }],
      widened: { left_out: ['in the bath'], is_any: false },
    })
    expect(await find('glowworm in the bath 10 minutes 17 years')).toMatchObject({
      activities: [{ title: 'Glowworm lanterns' }],
      widened: { left_out: ['in the bath', '10 minutes', '17 years'], is_any: false },
    })
    expect(await find('glowworm kaleidoscopic 4 years')).toMatchObject({ activities: [{ title: 'Glowworm lanterns' }] })
    expect(await find('kaleidoscopic')).toMatchObject({ activities: [] })
  })

  test('continues across pages after it was widened', async () => {
    const category = await emptyCategory()
    for (const n of [1, 2, 3]) await catalogueActivity({ title: `Wobblecart ${n}`, category, position: n })
    const path = `categories/${category}/activities?q=wobblecart+in+the+bath&limit=2`
    const first = await explore(path)
    expect(first).toMatchObject({ activities: [{ title: 'Wobblecart 1' }, { title: 'Wobblecart 2' }], widened: { left_out: ['in the bath'] } })
    const next = await explore(`${path}&cursor=${first.pagination.next_cursor}`)
    expect(next).toMatchObject({ activities: [{ title: 'Wobblecart 3' }], widened: { left_out: ['in the bath'] }, pagination: { has_more: false } })
    expect(await explore(`${path}&offset=2`)).toMatchObject({ activities: [{ title: 'Wobblecart 3' }] })
    expect(await explore(`${path}&offset=4`)).toMatchObject({ activities: [] })
  })

  test('of words without meaning lists activities as without a search', async () => {
    expect((await titles('activities?q=ideas+for+kids')).slice(0, 5)).toEqual((await titles('activities')).slice(0, 5))
  })

  test('finds activities that admins changed before this search existed', async () => {
    const id = await catalogueActivity({ title: 'Crumblewagon' })
    await pool.query("update catalogue_activity set tags = '{whales}', edited_at = now() where id = $1", [id])
    const isFirst = async () => (await search('whales crumblewagon')).widened === null
    expect(await isFirst()).toBe(false)
    await pool.query(fs.readFileSync('prisma/migrations/20261123234500_search_by_meaning/migration.sql', 'utf8'))
    expect(await isFirst()).toBe(true)
  })
})
