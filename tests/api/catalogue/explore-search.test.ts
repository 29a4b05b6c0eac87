import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { readLibrary } from '#seed/read.ts'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { catalogueActivity, explore, titles } from '../../setup/data/explore.ts'

const { activities } = readLibrary()
const find = (q: string, language = 'en', more = '') => explore(`activities?limit=100&q=${encodeURIComponent(q)}${more}`, { language })

// The library may contain no activity with it.
beforeAll(async () => {
  await catalogueActivity({ title: 'Snails on the table', materials: ['playdough', 'paper-plates'] })
})

describe('GET /explore/activities with a search', () => {
  test('finds every title by all of its words', async () => {
    for (const language of ['en', 'es', 'he'] as const) {
      for (const { text } of activities.filter((_, i) => i % 20 === 0)) {
        expect(await titles(`activities?q=${encodeURIComponent(text[language].title)}`, { language })).toContain(text[language].title)
      }
    }
  })

  test.each([
    ['en', 'playdough'],
    ['en', 'playdoh'],
    ['en', 'play-doh'],
    ['en', 'Plasticine'],
    ['es', 'plastilina'],
    ['es', 'plastelina'],
    ['es', 'PLASTILINAS'],
    ['en', 'plastelina'],
    ['he', 'פלסטלינה'],
    ['he', 'בפלסטלינה'],
    ['he', 'והפלסטלינה'],
    ['he', 'פלסתלינה'],
    ['en', 'פלסטלינה'],
    ['he', 'playdoh'],
  ])('in %s for %s finds activities with play dough', async (language, q) => {
    const found = (await find(q, language)).activities
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]?.materials.map(({ id }) => id)).toContain('playdough')
  })

  test.each([
    ['es', 'musica', 'música'],
    ['es', 'CARTON', 'cartón'],
    ['en', 'boxes', 'box'],
    ['en', 'Boat', 'boats'],
    ['he', 'בועות', 'בבועות'],
    ['he', 'קופסה', 'והקופסה'],
  ])('in %s finds the same for %s and %s', async (language, one, other) => {
    const [a, b] = [await find(one, language), await find(other, language)]
    expect(a.activities.length).toBeGreaterThan(0)
    const ids = ({ activities: found }: typeof a) => found.map(({ id }) => id).sort()
    const both = ids(a).filter((id) => ids(b).includes(id))
    expect(both.length).toBeGreaterThanOrEqual(Math.min(ids(a).length, ids(b).length) * 0.8)
  })

  test.each([
    ['en', 'papper', 'paper'],
    ['en', 'bubles', 'bubbles'],
    ['en', 'shaddow', 'shadow'],
    ['en', 'shadwo', 'shadow'],
    ['en', 'kyte', 'kite'],
    ['es', 'burbjas', 'burbujas'],
    ['he', 'ציפוריימ', 'ציפורים'],
  ])('in %s replaces the typo %s by %s', async (language, typed, meant) => {
    const ids = async (q: string) => (await find(q, language)).activities.map(({ id }) => id)
    const [first] = await ids(typed)
    expect(await ids(meant)).toContain(first)
  })

  test('finds a word while it is typed', async () => {
    const found = (await find('shad')).activities
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ title }) => title).join()).toMatch(/shadow/i)
  })

  test('lists titles with a word before materials with it, and requires every word', async () => {
    const found = (await find('boat')).activities
    expect(found[0]?.title).toMatch(/boat/i)
    const all = (await find('paper boat')).activities.map(({ id }) => id)
    expect(all.length).toBeLessThan((await find('paper')).activities.length)
    expect((await find('paper boat')).widened).toBeNull()
    expect(await find('zzzzzzzz')).toMatchObject({ activities: [] })
  })

  test('lists exact titles before partial ones, and those before texts', async () => {
    const description = 'With a glimmerfish and a moonbasket.'
    await catalogueActivity({ title: 'A quiet afternoon', description, position: 1 })
    await catalogueActivity({ title: 'The glimmerfish', description, position: 2 })
    await catalogueActivity({ title: 'Glimmerfish in a moonbasket', position: 3 })
    const found = ['Glimmerfish in a moonbasket', 'The glimmerfish', 'A quiet afternoon']
    expect(await titles('activities?q=glimmerfish+moonbasket')).toEqual(found)
    expect(await titles('activities?q=glimmerfish+moonbasket&sort=recommended&limit=2&offset=1')).toEqual(found.slice(1))
    expect(await titles('activities?q=glimmerfish')).toEqual(expect.arrayContaining(found))
  })

  test('lists titles with all words before one that repeats a single word', async () => {
    const often = 'Moonbaskety, moonbasketed moonbasketing'
    await catalogueActivity({ title: often, description: 'A starpillow.', position: 1 })
    const once = 'One starpillow that a kettle, a ladder, a hat, a shoe, a spoon, a drum and a bell share with one moonbasketer'
    await catalogueActivity({ title: once, position: 2 })
    const [first, second] = await titles('activities?q=moonbasket+starpillow')
    expect([first, second]).toEqual([once, often])
  })

  test('lists an activity with both words before a title that has one of them only as the beginning of another', async () => {
    const beginning = 'A candlewhisker for a plumglider'
    await catalogueActivity({ title: beginning, position: 1 })
    const both = 'A candlewhisk'
    await catalogueActivity({ title: both, description: 'With a plumglider.', position: 2 })
    expect(await titles('activities?q=candlewhisk+plumglider')).toEqual([both, beginning])
  })

  test('finds each activity once, also if only the beginning of a title matches in another language', async () => {
    await db.catalogueWord.create({ data: { language: 'en', word: 'zumbador' } })
    const id = await catalogueActivity({ title: 'Zumbadorland' })
    expect((await find('zumbador')).activities.map((one) => one.id)).toEqual([id])
  })

  test('works with every filter, and within a category', async () => {
    const outside = (await find('water', 'en', '&setting=outdoor&free=true&age_months=48&max_duration=60')).activities
    expect(outside.length).toBeGreaterThan(0)
    for (const card of outside) {
      expect(card).toMatchObject({ settings: expect.arrayContaining(['outdoor']), is_free: true })
      expect(card.age_min_months <= 48 && card.age_max_months >= 48 && card.duration <= 60).toBe(true)
    }
    const science = (await explore('categories/science/activities?q=water&limit=100')).activities
    expect(science.length).toBeGreaterThan(0)
    expect(science.every(({ category_id }) => category_id === 'science')).toBe(true)
    const short = (await find('water', 'en', '&sort=duration')).activities.map(({ duration }) => duration)
    expect(short).toEqual([...short].sort((a, b) => a - b))
  })

  test('has one order across pages', async () => {
    const all = await titles('activities?q=paper&setting=indoor&max_duration=15&limit=100')
    const pages = []
    for (let offset = 0; offset < all.length; offset += 9)
      pages.push(...(await titles(`activities?q=paper&setting=indoor&max_duration=15&limit=9&offset=${offset}`)))
    expect(pages).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
  })

  test('uses the language of the signed-in user', async () => {
    const hebrewUser = await person({ language: 'he' })
    const [first] = await titles('activities?q=boat', { as: hebrewUser })
    expect(first).toMatch(/[א-ת]/)
  })

  test.each([
    '🎨🎉',
    '%_\\\'";--',
    '...',
    '\\',
    '%',
    '_',
    '(',
    '|',
    "' or 1=1 --",
    '<->',
    ':*',
    '&!',
    '\u202e',
    '\ud800',
    'x'.repeat(200),
    '0',
    'a',
    'א',
  ])('responds to %j', async (q) => {
    const response = await api(`GET /explore/activities?q=${encodeURIComponent(q.toWellFormed())}`)
    expect(response.status).toBe(200)
  })

  test('finds nothing for signs, matches for common words, and everything if it is empty', async () => {
    expect(await find('🎨🎉')).toMatchObject({ activities: [], pagination: { has_more: false } })
    for (const [language, q] of [
      ['en', 'the and of'],
      ['es', 'de la'],
      ['he', 'של את'],
    ] as const)
      expect((await find(q, language)).activities.length, q).toBeGreaterThan(0)
    expect((await find('   ')).activities).toHaveLength(100)
    expect((await find('')).activities).toHaveLength(100)
  })

  test('returns 422 for a text over the maximum length', async () => {
    const response = await api(`GET /explore/activities?q=${'paper+'.repeat(2000)}`)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ field: 'q', message: 'Must be at most 200 characters' }])
  })
})
