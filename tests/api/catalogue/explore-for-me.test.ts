import { describe, expect, test } from 'vitest'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { catalogueActivity, emptyCategory, explore } from '../../setup/data/explore.ts'

describe('GET /explore/activities with sort=for_me', () => {
  test('lists activities for the ages of the children first, then the others in the shared order', async () => {
    const dana = await person()
    await child(dana, { date_of_birth: bornMonthsAgo(9) })
    const shared = (await explore('activities?limit=100')).activities
    const mine = (await explore('activities?sort=for_me&limit=100', { as: dana })).activities
    const isForBaby = mine.map((one) => one.age_min_months <= 9 && one.age_max_months >= 9)
    expect(isForBaby[0]).toBe(true)
    // After the baby's activities, none for the baby follows.
    expect(isForBaby.slice(isForBaby.indexOf(false) === -1 ? 100 : isForBaby.indexOf(false))).not.toContain(true)
    const babys = shared.filter((one) => one.age_min_months <= 9 && one.age_max_months >= 9).map(({ id }) => id)
    expect(mine.map(({ id }) => id).filter((id) => babys.includes(id))).toEqual(babys)
  })

  test('works with a search in pages, and ignores other users’ children', async () => {
    const [dana, other] = [await person(), await person()]
    await child(other, { date_of_birth: bornMonthsAgo(200) })
    await child(dana, { date_of_birth: bornMonthsAgo(30) })
    const category = await emptyCategory()
    for (const n of [1, 2, 3]) await catalogueActivity({ title: `Bumblehat ${n}`, category, position: n })
    const path = `categories/${category}/activities?q=bumblehat&sort=for_me&limit=2`
    const first = await explore(path, { as: dana })
    const next = await explore(`${path}&cursor=${first.pagination.next_cursor}`, { as: dana })
    expect([...first.activities, ...next.activities].map(({ title }) => title)).toEqual(['Bumblehat 1', 'Bumblehat 2', 'Bumblehat 3'])
  })

  test('uses the shared order for visitors and users without children', async () => {
    const titles = async (sort: string, as?: Awaited<ReturnType<typeof person>>) =>
      (await explore(`activities?sort=${sort}`, as && { as })).activities.map(({ title }) => title)
    const recommended = await titles('recommended')
    expect(await titles('for_me')).toEqual(recommended)
    expect(await titles('for_me', await person())).toEqual(recommended)
  })
})
