import { describe, expect, test } from 'vitest'
import { bornMonthsAgo, child, group, person } from '../../factories.ts'
import { catalogueActivity, emptyCategory, explore } from '../../setup/data/explore.ts'

const search = async (category: string, q: string, more = '') => explore(`categories/${category}/activities?q=${encodeURIComponent(q)}${more}`)

describe('a search with several words', () => {
  test('lists an activity with more of the words first, also before a title with one of them', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'Quibblestone', category, position: 1 })
    await catalogueActivity({ title: 'Two words', description: 'A quibblestone and a fernwhistle.', category, position: 2 })
    await catalogueActivity({ title: 'Three words', description: 'A quibblestone, a fernwhistle and a lampkettle.', category, position: 3 })
    const { activities, widened } = await search(category, 'quibblestone with my fernwhistle and who has a lampkettle')
    expect(activities.map(({ title }) => title).slice(0, 2)).toEqual(['Three words', 'Two words'])
    expect(widened).toBeNull()
  })

  test('finds a word that only the steps have, after those that are about it', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'In its steps', steps: 'Shake the glimmerwhisk.', category, position: 1 })
    await catalogueActivity({ title: 'A glimmerwhisk', category, position: 2 })
    expect((await search(category, 'glimmerwhisk')).activities.map(({ title }) => title)).toEqual(['A glimmerwhisk', 'In its steps'])
  })

  test('prefers activities for the number of children', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'Dandlewick for few', circumstances: ['children:1', 'children:2'], category, position: 1 })
    await catalogueActivity({ title: 'Dandlewick for many', circumstances: ['children:20', 'children:25', 'group'], category, position: 2 })
    const { activities, understood } = await search(category, 'dandlewick for 25 kids')
    expect(activities[0]?.title).toBe('Dandlewick for many')
    expect(understood).toMatchObject([{ typed: '25 kids', rest: 'dandlewick for' }])
  })

  test('names what nothing is about, and lists what is near', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'A snorklebeam', category })
    expect(await search(category, 'snorklebeam trampolinoid')).toMatchObject({
      activities: [{ title: 'A snorklebeam' }],
      unmatched: ['trampolinoid'],
    })
    expect(await search(category, 'snorklebeam worksheet')).toMatchObject({ activities: [{ title: 'A snorklebeam' }], unmatched: ['worksheet'] })
    expect(await search(category, 'trampolinoid')).toMatchObject({ activities: [], unmatched: ['trampolinoid'] })
    expect(await search(category, 'snorklebeam')).toMatchObject({ unmatched: [] })
  })

  test('names a word that no result has, the same on every page', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'A grumblespindle' })
    await catalogueActivity({ title: 'A snorklebeam', category, position: 1 })
    await catalogueActivity({ title: 'A second snorklebeam', category, position: 2 })
    const first = await search(category, 'snorklebeam grumblespindle', '&limit=1')
    expect(first).toMatchObject({ activities: [{ title: 'A snorklebeam' }], unmatched: ['grumblespindle'] })
    for (const more of ['', '&limit=1&offset=1', `&limit=1&cursor=${first.pagination.next_cursor}`])
      expect(await search(category, 'snorklebeam grumblespindle', more)).toMatchObject({ unmatched: ['grumblespindle'] })
    expect(await search(category, 'snorklebeam in the bath')).toMatchObject({ unmatched: [], widened: { left_out: ['in the bath'] } })
  })

  test.each([
    ['en', 'balloons'],
    ['es', 'fracciones'],
    ['he', 'בלונים'],
  ])('in %s names %s, as the nearest activities only share its topic', async (language, q) => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'Near it', themes: ['tag:ball_games', 'tag:math'], category })
    const { activities, unmatched } = await explore(`categories/${category}/activities?q=${encodeURIComponent(q)}`, { language })
    expect([activities.length, unmatched]).toEqual([1, [q]])
  })

  test('names a thing that only steps mention', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'In its steps', steps: 'Blow up the balloons.', category })
    expect(await search(category, 'balloons')).toMatchObject({ activities: [{ title: 'In its steps' }], unmatched: ['balloons'] })
    await catalogueActivity({ title: 'With balloons', category })
    expect(await search(category, 'balloons')).toMatchObject({ unmatched: [], widened: null })
  })

  test('reports a thing as left out if only results far down name it', async () => {
    const dana = await person()
    await child(dana, { date_of_birth: bornMonthsAgo(30) })
    const category = await emptyCategory()
    for (let n = 1; n <= 10; n++) await catalogueActivity({ title: `Ball ${n}`, themes: ['tag:ball_games'], category, position: n })
    await catalogueActivity({ title: 'Balloons for the old', ages: { min: 96, max: 120 }, category, position: 11 })
    const find = (more: string) => explore(`categories/${category}/activities?q=balloons&sort=for_me${more}`, { as: dana })
    expect(await find('')).toMatchObject({ unmatched: [], widened: { left_out: ['balloons'], is_any: false } })
    expect((await find('&limit=11')).activities.at(-1)?.title).toBe('Balloons for the old')
    const { activities, ...others } = await search(category, 'balloons')
    expect([activities[0]?.title, others.unmatched, others.widened]).toEqual(['Balloons for the old', [], null])
  })

  test('lists titles and materials with a word before descriptions with it, and those before steps', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'In its steps', steps: 'Roll the playdough.', category, position: 1 })
    await catalogueActivity({ title: 'In its description', description: 'With playdough.', category, position: 2 })
    await catalogueActivity({ title: 'In its materials', materials: ['playdough'], category, position: 3 })
    await catalogueActivity({ title: 'Playdough', category, position: 4 })
    expect((await search(category, 'playdough')).activities.map(({ title }) => title)).toEqual([
      ...['Playdough', 'In its materials', 'In its description', 'In its steps'],
    ])
  })

  test('prefers a thing in the description to a word that says little in the title', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'Nobody has everything', category, position: 1 })
    await catalogueActivity({ title: 'A quiet afternoon', description: 'Look for a snorklewhip.', category, position: 2 })
    const { activities, unmatched } = await search(category, 'everything about nobody’s snorklewhip')
    expect(activities[0]?.title).toBe('A quiet afternoon')
    expect(unmatched).toEqual([])
  })

  test('does not report a word that says little as left out', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'A snorklewhistle', category })
    await catalogueActivity({ title: 'Stuck', category })
    expect(await search(category, 'stuck snorklewhistle')).toMatchObject({ activities: [{ title: 'A snorklewhistle' }, {}], widened: null })
  })

  test('compares activities with the best one that the filters allow', async () => {
    const category = await emptyCategory()
    for (let n = 1; n <= 20; n++)
      await catalogueActivity({ title: `Flumpkettle and brindlespoon ${n}`, ages: { min: 96, max: 120 }, category, position: n })
    await catalogueActivity({ title: 'Flumpkettle and brindlespoon', category, position: 21 })
    await catalogueActivity({ title: 'A quiet afternoon', steps: 'Take the flumpkettle.', category, position: 22 })
    const { activities } = await search(category, 'flumpkettle brindlespoon 4 years')
    expect(activities.map(({ title }) => title)).toEqual(['Flumpkettle and brindlespoon', 'A quiet afternoon'])
  })

  test('prefers activities with several senses of a word', async () => {
    const category = await emptyCategory()
    const themesOf = (tags: string[]) => tags.map((tag) => `tag:${tag}`)
    await catalogueActivity({ title: 'With one', themes: themesOf(['empathy']), category, position: 1 })
    await catalogueActivity({ title: 'With three', themes: themesOf(['empathy', 'friendship', 'cooperation']), category, position: 2 })
    expect((await search(category, 'conflict resolution')).activities.map(({ title }) => title)).toEqual(['With three', 'With one'])
  })

  test('counts a word similar to a mistyped one less than a typed word', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'A snufflegrape', category, position: 1 })
    await catalogueActivity({ title: 'A quiet afternoon', description: 'A dimplecrank.', category, position: 2 })
    const { activities } = await search(category, 'snufflegrspe dimplecrank')
    expect(activities.map(({ title }) => title)).toEqual(['A quiet afternoon', 'A snufflegrape'])
  })

  test('lists several activities, even if one is much nearer than the others', async () => {
    const category = await emptyCategory()
    await catalogueActivity({ title: 'A marblesnout in a fizzbucket', category, position: 1 })
    await catalogueActivity({ title: 'A quiet afternoon', steps: 'Take the fizzbucket.', category, position: 2 })
    expect((await search(category, 'marblesnout fizzbucket')).activities).toHaveLength(2)
  })

  test('lists other feasts as near to a feast that no text names', async () => {
    const { activities, unmatched } = await explore('activities?q=kwanzaa')
    expect([activities.length > 0, unmatched]).toEqual([true, ['kwanzaa']])
    expect(await explore('activities?q=hanukkah')).toMatchObject({ unmatched: [] })
  })
})

describe('GET /explore/activities with sort=for_me', () => {
  test('uses the ages of groups for a user without children', async () => {
    const teacher = await person()
    await group(teacher, { group_range: '8-9' })
    const category = await emptyCategory()
    const young = await catalogueActivity({ title: 'Tumbleflute 1', ages: { min: 24, max: 48 }, category, position: 1 })
    const old = await catalogueActivity({ title: 'Tumbleflute 2', ages: { min: 96, max: 120 }, category, position: 2 })
    const { activities, other_ages_from } = await explore(`categories/${category}/activities?sort=for_me`, { as: teacher })
    expect([activities.map(({ id }) => id), other_ages_from]).toEqual([[old, young], young])
  })

  test('marks the first activity for other ages, on each page', async () => {
    const dana = await person()
    await child(dana, { date_of_birth: bornMonthsAgo(30) })
    const category = await emptyCategory()
    const young = await catalogueActivity({ title: 'Mufflegong 1', ages: { min: 24, max: 48 }, category, position: 2 })
    const old = await catalogueActivity({ title: 'Mufflegong 2', ages: { min: 96, max: 120 }, category, position: 1 })
    const list = (more: string) => explore(`categories/${category}/activities?sort=for_me${more}`, { as: dana })
    for (const more of ['', '&q=mufflegong']) {
      const page = await list(more)
      expect(page.activities.map(({ id }) => id)).toEqual([young, old])
      expect(page.other_ages_from).toBe(old)
      const first = await list(`${more}&limit=1`)
      expect(first.other_ages_from).toBeNull()
      expect((await list(`${more}&limit=1&cursor=${first.pagination.next_cursor}`)).other_ages_from).toBe(old)
    }
    // A requested age replaces that of the children.
    expect(await list('&age_months=100')).toMatchObject({ activities: [{ id: old }], other_ages_from: null })
    expect(await list('&q=mufflegong+8+years')).toMatchObject({ activities: [{ id: old }], other_ages_from: null })
    expect(await explore(`categories/${category}/activities?sort=recommended`, { as: dana })).toMatchObject({ other_ages_from: null })
  })
})
