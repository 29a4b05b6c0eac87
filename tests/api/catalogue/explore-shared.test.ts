import { describe, expect, test } from 'vitest'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { catalogueActivity, emptyCategory, type WireCard } from '../../setup/data/explore.ts'

const lists = ['categories/games/activities?limit=100', 'activities?limit=100', 'activities?q=kept&limit=100', 'todays-picks?limit=100'] as const

async function cardsOf(list: string, as?: Person): Promise<{ cards: WireCard[]; etag: string }> {
  const response = await api(`GET /explore/${list}`, as && { as })
  const body = await response.json()
  return { cards: Array.isArray(body) ? body : body.activities, etag: response.headers.get('etag') ?? '' }
}

const savedOf = ({ cards }: { cards: WireCard[] }) => cards.filter(({ is_saved }) => is_saved).map(({ id }) => id)

describe('activities that one user saved', () => {
  test('are not marked in another user’s response, before or at the same time', async () => {
    const ids = await Promise.all(['one', 'other'].map((title) => catalogueActivity({ title: `Kept ${title}`, position: -1 })))
    const [one = '', other = ''] = ids
    const [owner, second] = [await person(), await person()]
    await api(`POST /explore/activities/${one}`, { as: owner, body: { action: 'save' } })
    await api(`POST /explore/activities/${other}`, { as: second, body: { action: 'save' } })
    for (const list of lists) {
      const callers = [owner, undefined, second, undefined, owner, second, undefined, owner]
      const answers = await Promise.all(callers.map((caller) => cardsOf(list, caller)))
      for (const [i, caller] of callers.entries()) {
        const answer = answers[i] ?? { cards: [], etag: '' }
        const allowed = caller === owner ? [one] : caller === second ? [other] : []
        // The content of the picks of the day is not known in advance.
        if (!list.startsWith('todays'))
          expect(
            answer.cards.map(({ id }) => id),
            list,
          ).toEqual(expect.arrayContaining(ids))
        expect(savedOf(answer), list).toEqual(answer.cards.map(({ id }) => id).filter((id) => allowed.includes(id)))
      }
    }
    for (const caller of [owner, undefined, second, undefined, owner]) {
      const response = await api(`GET /explore/activities/${one}`, caller && { as: caller })
      expect((await response.json()).is_saved).toBe(caller === owner)
    }
  })

  test('are not revealed by an ETag: another user’s tag returns the user’s own list', async () => {
    const id = await catalogueActivity({ title: 'Kept again', position: -1 })
    const [owner, second] = [await person(), await person()]
    await api(`POST /explore/activities/${id}`, { as: owner, body: { action: 'save' } })
    for (const path of ['categories/games/activities', 'activities?q=kept', `activities/${id}`]) {
      const ask = (etag: string, as?: Person) => api(`GET /explore/${path}`, { ...(as && { as }), headers: { 'if-none-match': etag } })
      const tagOf = async (as?: Person) => (await ask('', as)).headers.get('etag') ?? ''
      const [owners, visitors] = [await tagOf(owner), await tagOf()]
      expect(owners).not.toBe(visitors)
      expect((await ask(owners)).status).toBe(200)
      expect((await ask(owners, second)).status).toBe(200)
      const own = await ask(visitors, owner)
      expect(own.status).toBe(200)
      expect(own.headers.get('cache-control')).toBe('private, no-store')
      expect(await own.text()).toContain('"is_saved":true')
      expect(await (await ask(owners)).text()).not.toContain('"is_saved":true')
    }
  })
})

describe('GET /explore/categories', () => {
  test('uses the user’s language', async () => {
    const hebrew = await person({ language: 'he' })
    const ask = async (language: string, as?: Person) => {
      const response = await api('GET /explore/categories', { ...(as && { as }), headers: { 'accept-language': language } })
      return {
        name: (await response.json())[0].name,
        language: response.headers.get('content-language'),
        cache: response.headers.get('cache-control'),
      }
    }
    const answers = await Promise.all([ask('en'), ask('es'), ask('en', hebrew), ask('he'), ask('es'), ask('en')])
    expect(answers.map(({ language }) => language)).toEqual(['en', 'es', 'he', 'he', 'es', 'en'])
    expect(answers.map(({ name }) => name)).toEqual([
      answers[0]?.name,
      answers[1]?.name,
      answers[3]?.name,
      answers[3]?.name,
      answers[1]?.name,
      answers[0]?.name,
    ])
    expect(answers.map(({ cache }) => cache === 'private, no-store')).toEqual([false, false, true, false, false, false])
  })

  test('shows a change at once, with another ETag', async () => {
    const before = await api('GET /explore/categories')
    const id = await emptyCategory()
    const after = await api('GET /explore/categories', { headers: { 'if-none-match': before.headers.get('etag') ?? '' } })
    expect(after.status).toBe(200)
    expect(await after.text()).toContain(`"${id}"`)
  })
})
