import { describe, expect, test } from 'vitest'
import { allergensIn } from '#lib/domain/safety/allergies'
import { pool } from '#lib/server/platform/db'
import { readLibrary } from '#seed/read.ts'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { catalogueActivity, emptyCategory, explore, titles } from '../../setup/data/explore.ts'

const library = readLibrary()
const own = async (as: Person) => (await (await api('GET /materials/me', { as })).json()).materials
const put = (as: Person, materials: unknown) => api('PUT /materials/me', { as, body: { materials } })

describe('GET /materials', () => {
  test.each(['en', 'es', 'he'] as const)('lists every material by its name in %s, in alphabetical order', async (language) => {
    const response = await api('GET /materials', { headers: { 'accept-language': language } })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBeTruthy()
    const all: { id: string; name: string }[] = await response.json()
    expect(all).toHaveLength(library.materials.length)
    const names = all.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare))
    for (const id of ['playdough', 'paper']) {
      const material = library.materials.find((one) => one.id === id)
      expect(all.find((one) => one.id === id)).toEqual({
        id,
        name: material?.name[language],
        also_called: material?.alsoCalled?.[language] ?? [],
        allergens: allergensIn(material?.substances ?? []),
        substitutes: material?.substitutes ?? [],
      })
    }
  })
})

describe('GET and PUT /materials/me', () => {
  test('stores, changes and empties the user’s own materials', async () => {
    const [dana, other] = [await person(), await person()]
    expect(await own(dana)).toEqual([])
    const answer = await put(dana, ['paper', 'scissors', 'paper'])
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ materials: ['paper', 'scissors'] })
    await put(other, ['water'])
    await put(dana, ['cardboard-box', 'paper'])
    expect([await own(dana), await own(other)]).toEqual([['cardboard-box', 'paper'], ['water']])
    await put(dana, [])
    expect([await own(dana), await own(other)]).toEqual([[], ['water']])
  })

  test('keeps one of two lists sent at once', async () => {
    const dana = await person()
    const answers = await Promise.all([put(dana, ['paper', 'water']), put(dana, ['scissors']), put(dana, ['water', 'soap'])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([['paper', 'water'], ['scissors'], ['soap', 'water']]).toContainEqual(await own(dana))
  })

  test.each([
    [['no-such-thing']],
    [['paper', 'no-such-thing']],
    ['paper'],
    [null],
    [[7]],
    [["'; --"]],
    [Array.from({ length: 501 }, (_, i) => `m-${i}`)],
  ])('returns 422 for %j', async (materials) => {
    const dana = await person()
    await put(dana, ['paper'])
    const response = await put(dana, materials)
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].field).toMatch(/^materials/)
    expect(await own(dana)).toEqual(['paper'])
  })
})

describe('GET /explore/activities by materials at home', () => {
  const made = async () => {
    const category = await emptyCategory()
    await catalogueActivity({ category, title: 'nothing', position: 1 })
    await catalogueActivity({ category, title: 'paper', materials: ['paper'], position: 2 })
    await catalogueActivity({ category, title: 'paper and scissors', materials: ['paper', 'scissors'], position: 3 })
    await catalogueActivity({ category, title: 'three things', materials: ['paper', 'scissors', 'water'], position: 4 })
    return `categories/${category}/activities`
  }

  test('uses a visitor’s list for activities that miss none or one, and names the missing one', async () => {
    const path = await made()
    expect(await titles(`${path}?missing=0&materials=paper`)).toEqual(['nothing', 'paper'])
    expect(await titles(`${path}?missing=1&materials=paper`)).toEqual(['nothing', 'paper', 'paper and scissors'])
    expect(await titles(`${path}?missing=0`)).toEqual(['nothing'])
    expect(await titles(`${path}?missing=1&materials=`)).toEqual(['nothing', 'paper'])
    expect(await titles(`${path}?missing=0&materials=unheard-of`)).toEqual(['nothing'])
    const { activities } = await explore(`${path}?materials=paper`)
    expect(activities.map(({ missing }) => missing?.toSorted())).toEqual([[], [], ['scissors'], ['scissors', 'water']])
    expect((await explore(path)).activities.map(({ missing }) => missing)).toEqual([null, null, null, null])
  })

  test('uses the user’s stored list, unless the request has another', async () => {
    const [dana, other] = [await person(), await person()]
    const path = await made()
    await put(dana, ['paper', 'scissors'])
    expect(await titles(`${path}?missing=0`, { as: dana })).toEqual(['nothing', 'paper', 'paper and scissors'])
    expect(await titles(`${path}?missing=0&materials=water`, { as: dana })).toEqual(['nothing'])
    expect(await titles(`${path}?missing=0`, { as: other })).toEqual(['nothing'])
    expect((await explore(path, { as: dana })).activities.map(({ missing }) => missing)).toEqual([[], [], [], ['water']])
    const [first] = (await explore(`${path}?sort=recommended&missing=1&limit=1&offset=3`, { as: dana })).activities
    expect(first).toMatchObject({ title: 'three things', missing: ['water'] })
    expect(await (await api(`GET /explore/activities/${first?.id}`, { as: dana })).json()).toMatchObject({ missing: ['water'] })
  })

  test('counts substitutes as present, but not substitutes of substitutes', async () => {
    const category = await emptyCategory()
    // The first replaces the second, the second replaces the third: the first does not replace the third.
    await pool.query(`insert into material (id, name, allergens, substitutes) select id, '{"en": "Thing"}', '{}', substitutes
      from (values ('thing-one', '{}'::text[]), ('thing-two', '{thing-one}'), ('thing-three', '{thing-two}')) as made (id, substitutes)`)
    for (const [position, id] of ['thing-one', 'thing-two', 'thing-three'].entries()) {
      await catalogueActivity({ category, title: id, materials: [id], position })
    }
    const path = `categories/${category}/activities`
    expect(await titles(`${path}?missing=0&materials=thing-one`)).toEqual(['thing-one', 'thing-two'])
    expect((await explore(`${path}?materials=thing-one`)).activities.map(({ missing }) => missing)).toEqual([[], [], ['thing-three']])
    const dana = await person()
    await put(dana, ['thing-two'])
    expect(await titles(`${path}?missing=0`, { as: dana })).toEqual(['thing-two', 'thing-three'])
  })

  test('works with a search', async () => {
    const path = await made()
    expect(await titles(`${path}?q=three%20things&missing=1&materials=paper`)).toEqual([])
    expect(await titles(`${path}?q=three%20things&missing=1&materials=paper,water`)).toEqual(['three things'])
  })
})
