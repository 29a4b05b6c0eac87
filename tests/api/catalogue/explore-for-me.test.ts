import { describe, expect, test } from 'vitest'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { catalogueActivity, emptyCategory, explore } from '../../setup/data/explore.ts'

describe('the order for one’s own', () => {
  test('begins with what is for the age of one of the children, then as everybody has it', async () => {
    const dana = await person()
    await child(dana, { date_of_birth: bornMonthsAgo(9) })
    const everybody = (await explore('activities?limit=100')).activities
    const mine = (await explore('activities?sort=for_me&limit=100', { as: dana })).activities
    const isForBaby = mine.map((one) => one.age_min_months <= 9 && one.age_max_months >= 9)
    expect(isForBaby[0]).toBe(true)
    // Once what is for the baby is over, none follows.
    expect(isForBaby.slice(isForBaby.indexOf(false) === -1 ? 100 : isForBaby.indexOf(false))).not.toContain(true)
    const babys = everybody.filter((one) => one.age_min_months <= 9 && one.age_max_months >= 9).map(({ id }) => id)
    expect(mine.map(({ id }) => id).filter((id) => babys.includes(id))).toEqual(babys)
  })

  test('goes with a search, page after page, and another person’s children do not count', async () => {
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

  test('is everybody’s for a visitor, and for who has no children', async () => {
    const titles = async (sort: string, as?: Awaited<ReturnType<typeof person>>) =>
      (await explore(`activities?sort=${sort}`, as && { as })).activities.map(({ title }) => title)
    const recommended = await titles('recommended')
    expect(await titles('for_me')).toEqual(recommended)
    expect(await titles('for_me', await person())).toEqual(recommended)
  })
})
