import { describe, expect, test } from 'vitest'
import { buildDayCard, combineDayFacts, type WrittenBlock } from '#lib/domain/activities/days/card'
import type { Part } from '#lib/domain/activities/days/plan'
import { type Pause, pauses } from '#lib/domain/activities/days/rhythm'
import { languages, settings } from '#lib/domain/platform/basics'
import { noAllergies } from '#lib/domain/safety/allergies'
import { writtenBlock } from '../../../setup/data/day-blocks.ts'
import { facts } from '../../../setup/data/facts.ts'

const block = writtenBlock
const part = (one: WrittenBlock): Part<WrittenBlock> => ({ block: one, pause: null, minutes: 20 })
const pause = (kind: Pause, minutes: number): Part<WrittenBlock> => ({ block: null, pause: kind, minutes })

const request = {
  duration: 'half-day',
  setting: 'indoor',
  language: 'en',
  audience: { youngestMonths: 60, allergies: noAllergies, needs: [], agesMonths: [48], children: { min: 1, max: 1 } },
} as const
const build = (parts: readonly Part<WrittenBlock>[], fields: Partial<Parameters<typeof buildDayCard>[1]> = {}) =>
  buildDayCard(parts, { ...request, ...fields })

/** Builds a card of as many activities, numbered from 1. */
const buildMany = (count: number, fieldsOf: (n: number) => Partial<WrittenBlock>) =>
  build(Array.from({ length: count }, (_, i) => part(block(`game ${i + 1}`, fieldsOf(i + 1)))))

describe('buildDayCard', () => {
  test('names three activities and counts the others', () => {
    const { title, description } = buildMany(5, () => ({}))
    expect(title).toMatch(/The game 1.*4/)
    expect(description).toMatch(/The game 1.*The game 2.*The game 3.*2/)
    expect(description).not.toContain('game 4')
  })

  test('counts no others if all are named', () => {
    expect(buildMany(3, () => ({})).description).not.toContain('0')
  })

  test('lists the first benefit of each activity once, at most four', () => {
    expect(buildMany(6, (n) => ({ benefits: [`benefit ${Math.ceil(n / 2)}`, 'more'] })).benefits).toEqual(['benefit 1', 'benefit 2', 'benefit 3'])
    expect(buildMany(6, (n) => ({ benefits: [`benefit ${n}`] })).benefits).toHaveLength(4)
    expect(buildMany(2, () => ({})).benefits).toEqual([])
  })

  test('shows the first picture of each activity once, at most three', () => {
    expect(buildMany(3, (n) => ({ picture: [n < 3 ? 'kite' : 'ball', 'more'] })).picture).toEqual(['kite', 'ball'])
    expect(buildMany(5, (n) => ({ picture: [`picture ${n}`] })).picture).toHaveLength(3)
    expect(buildMany(2, () => ({})).picture).toEqual([])
  })

  test('has the most frequent tags, at most eight', () => {
    const { tags } = buildMany(3, (n) => ({ tags: [...(n > 1 ? ['two'] : []), 'three', ...Array.from({ length: 4 }, (_, i) => `${n}-${i}`)] }))
    expect(tags.slice(0, 2)).toEqual(['three', 'two'])
    expect(tags).toHaveLength(8)
  })

  test('is messy or active if one activity is', () => {
    expect(buildMany(2, (n) => ({ traits: n === 1 ? ['messy', 'other'] : [] })).traits).toEqual(['messy'])
    expect(buildMany(2, (n) => ({ traits: [n === 1 ? 'active' : 'messy'] })).traits).toEqual(['messy', 'active'])
    expect(buildMany(2, () => ({})).traits).toEqual([])
  })

  test('has the latest start, the earliest end and the highest difficulty of its activities', () => {
    const card = buildMany(3, (n) => ({ ageMinMonths: 10 * n, ageMaxMonths: 100 - n, difficulty: n === 2 ? 'medium' : 'easy' }))
    expect(card).toMatchObject({ ageMinMonths: 30, ageMaxMonths: 97, difficulty: 'medium' })
  })

  test('lists materials in the order of their first use, in the words of that activity', () => {
    const first = block('a', { materialIds: ['cup', 'cloth'], materialsNeeded: ['A cup', 'A cloth'] })
    const second = block('b', { materialIds: ['rope', 'cup'], materialsNeeded: ['A rope', 'Three cups'] })
    expect(build([part(first), part(second)]).materialsNeeded).toEqual(['A cup', 'A cloth', 'A rope'])
  })

  test('quotes the first safety note of the activities that have one', () => {
    const quoted = build([part(block('a', { safetyNotes: ['Mind it.', 'More.'] })), part(block('b'))]).safetyNotes
    expect(quoted).toEqual(['The a: Mind it.'])
  })

  test('advises when to begin only outdoors and only if the time is long', () => {
    const parts = [part(block('a')), part(block('b'))]
    const countNotes = (fields: Partial<Parameters<typeof buildDayCard>[1]>) =>
      build(parts, fields).safetyNotes.filter((note) => note.includes('8:30')).length
    expect(countNotes({ setting: 'outdoor', duration: 'full-day' })).toBe(1)
    expect(countNotes({ setting: 'outdoor', duration: '1-2hours' })).toBe(0)
    expect(countNotes({ setting: 'indoor', duration: 'full-day' })).toBe(0)
  })

  test('counts only fetching as preparation and only tidying as tidying', () => {
    const card = build([pause('gather', 5), part(block('a')), pause('snack', 15), part(block('b')), pause('tidy', 10)])
    expect(card).toMatchObject({ prepMinutes: 5, tidyMinutes: 10, durationMinutes: 70 })
  })

  test('asks for shade around noon of a whole outdoor day only', () => {
    const parts = [{ ...part(block('a')), minutes: 160 }, part(block('b'))]
    const textOf = (fields: Partial<Parameters<typeof buildDayCard>[1]>) => build(parts, fields).parts[1]?.text
    expect(textOf({ setting: 'outdoor', duration: 'full-day' })).toMatch(/ b\.$/)
    expect(textOf({ setting: 'indoor', duration: 'full-day' })).toBe('b.')
    expect(textOf({ setting: 'outdoor', duration: 'half-day' })).toBe('b.')
  })

  test('names the shade in each pause outdoors, and never before a text that names a place', () => {
    const kinds = ['sleep', 'nap', 'rest', 'lunch', 'snack', 'change', 'way', 'tidy'] as const
    const parts = [{ ...part(block('a')), minutes: 160 }, ...kinds.map((kind) => pause(kind, 10)), pause('way', 10)]
    const texts = build(parts, { setting: 'outdoor', duration: 'full-day' }).parts.map(({ text }) => text)
    for (const text of texts) expect(text).not.toMatch(/^In the shade\./)
    expect(texts[2]).toBe('Potty first. Then indoors, or on a blanket in deep shade with an adult next to it. Awake? Then look at books in peace.')
    expect(texts[4]).toMatch(/shade/)
    expect(build([pause('nap', 10), part(block('a'))], { setting: 'indoor' }).parts[0]?.text).not.toMatch(/blanket/)
    expect(texts.at(-1)).not.toBe(texts[7])
  })

  test('has another text for each free play, for the age and the setting, in the shade around noon', () => {
    const parts = [
      part(block('a')),
      pause('free_play', 20),
      part(block('b')),
      pause('free_play', 20),
      pause('free_play', 130),
      pause('free_play', 20),
    ]
    const textsOf = (fields: Partial<Parameters<typeof buildDayCard>[1]>) =>
      build(parts, fields).parts.flatMap(({ kind, text }) => (kind === 'free_play' ? text : []))
    expect(new Set(textsOf({}).slice(0, 3)).size).toBe(3)
    const young = textsOf({ audience: { ...request.audience, youngestMonths: 8 } })
    expect(textsOf({})).not.toEqual(young)
    const outdoors = textsOf({ setting: 'outdoor', duration: 'full-day' })
    expect(outdoors[0]).not.toBe(textsOf({})[0])
    expect(outdoors[0]).not.toMatch(/^In the shade\./)
    expect(outdoors[3]).toMatch(/^In the shade\. /)
  })

  test('names what an older child does while a baby plays, is fed and sleeps, each time something else', () => {
    const kinds = ['free_play', 'feed', 'sleep', 'free_play', 'sleep', 'nap'] as const
    const textsFor = (agesMonths: number[], max = agesMonths.length) =>
      build([part(block('a')), ...kinds.map((kind) => pause(kind, 20))], {
        audience: { ...request.audience, youngestMonths: Math.min(...agesMonths), agesMonths, children: { min: max, max } },
      }).parts.slice(1)
    const texts = textsFor([10, 36]).map(({ text }) => /For your older child: (.*)\.$/.exec(text)?.[1])
    expect(new Set(texts).size).toBe(kinds.length)
    expect(texts[1]).toBe('clean hands, then a snack and some water, sitting next to you')
    for (const { text } of textsFor([10, 36, 40])) expect(text).toMatch(/For the older children: /)
    for (const ages of [[20, 37], [36, 60], [10]]) for (const { text } of textsFor(ages)) expect(text).not.toMatch(/older child/)
    const named = textsFor([10, 16]).map(({ text }) => /For your older child: /.test(text))
    expect(named, 'a toddler eats when the baby is fed, and else does the same').toEqual([false, true, false, false, false, false])
    expect(textsFor([10, 36], 20)[0]?.text, 'a group of which only the ends are known').not.toMatch(/older child/)
    expect(textsFor([20, 60])[5]?.text, 'nobody else is awake').not.toMatch(/Anyone/)
  })

  test('gives an older child lunch while a baby is fed at noon of a whole day', () => {
    const day = [{ ...part(block('a')), minutes: 150 }, pause('feed', 30), { ...part(block('b')), minutes: 100 }, pause('feed', 30)]
    const audience = { ...request.audience, youngestMonths: 10, agesMonths: [10, 36], children: { min: 2, max: 2 } }
    const whole = build(day, { duration: 'full-day', audience }).parts
    expect(whole.map(({ text }) => /lunch at the table/.test(text))).toEqual([false, true, false, false])
    expect(build(day, { duration: 'half-day', audience }).parts.some(({ text }) => text.includes('lunch'))).toBe(false)
    const outdoors = build(day, { duration: 'full-day', setting: 'outdoor', audience: { ...audience } })
    expect(outdoors.materialsNeeded).toEqual(expect.arrayContaining(['Snack (1 portion)', 'Lunch that needs no table (1 portion)']))
  })

  test('asks for sunscreen before leaving and again within two hours awake', () => {
    const kinds = [pause('free_play', 70), pause('snack', 20), pause('nap', 90), pause('free_play', 50), pause('snack', 60), pause('way', 10)]
    const day = [pause('gather', 5), pause('way', 15), ...kinds]
    const textsFor = (youngestMonths: number, setting: 'indoor' | 'outdoor' = 'outdoor') =>
      build(day, { setting, duration: 'full-day', audience: { ...request.audience, youngestMonths, agesMonths: [youngestMonths] } }).parts
    const withSunscreen = (parts: { text: string }[]) => parts.flatMap(({ text }, i) => (/[Ss]unscreen/.test(text) ? i : []))
    expect(withSunscreen(textsFor(40))).toEqual([0, 5])
    expect(withSunscreen(textsFor(40, 'indoor'))).toEqual([])
    expect(textsFor(40)[5]?.text).toMatch(/Put on sunscreen again\.$/)
    expect(textsFor(5)[0]?.text).toMatch(/sunscreen is for babies from six months/)
    expect(withSunscreen(textsFor(5))).toEqual([0])
    expect(build(day, { setting: 'outdoor', audience: { ...request.audience, youngestMonths: 5, agesMonths: [5, 40] } }).parts[5]?.text).toMatch(
      /from six months of age\.$/,
    )
  })

  test('changes the diaper before sleep, except right after a feed with a diaper', () => {
    const textsFor = (youngestMonths: number, before: Pause) =>
      build([part(block('a')), pause(before, 20), pause('sleep', 20), pause('nap', 20)], {
        audience: { ...request.audience, youngestMonths, agesMonths: [youngestMonths] },
      }).parts.map(({ text }) => text)
    expect(textsFor(8, 'free_play')[2]).toMatch(/^A clean diaper first\./)
    expect(textsFor(8, 'feed')[2]).toMatch(/^In the crib/)
    expect(textsFor(29, 'lunch')[3]).toMatch(/^A clean diaper first\./)
    expect(textsFor(30, 'lunch')[3]).toMatch(/^Potty first\./)
  })

  test('writes for a class at school: its circle, its time outside, its corners and its way', () => {
    const kinds = ['gather', 'circle', 'outdoors', 'free_play', 'snack', 'lunch', 'rest', 'way'] as const
    const day = [...kinds.map((kind) => pause(kind, 10)), part(block('a', { materialIds: ['cup'], materialsNeeded: ['Cup'] })), pause('way', 10)]
    const textsFor = (youngestMonths: number, fields: Partial<Parameters<typeof buildDayCard>[1]> = {}) =>
      build(day, {
        isAtSchool: true,
        audience: { ...request.audience, youngestMonths, agesMonths: [youngestMonths], children: { min: 20, max: 20 } },
        ...fields,
      }).parts.map(({ text }) => text)
    const texts = textsFor(48)
    expect(texts[0]).toMatch(/^Before the children arrive/)
    expect(texts[1]).toMatch(/^All in a circle: a greeting/)
    expect(texts[2]).toMatch(/^Free play in the yard: run.*Count the children.*wash hands\.$/)
    expect(texts[3]).toMatch(/^In corners/)
    expect(texts[7]).toMatch(/in pairs, hand in hand/)
    expect(texts.at(-1)).toMatch(/^Count the children/)
    expect(textsFor(30)[1]).toMatch(/hello song/)
    expect(textsFor(84)[1]).toMatch(/News in one sentence/)
    expect(textsFor(10)[2]).toMatch(/on a blanket in the shade/)
    expect(textsFor(20)[2]).toMatch(/sand, grass and balls/)
    expect(textsFor(48, { isAtSchool: false })[0]).toMatch(/^Fetch/)
  })

  test('speaks of no other children to a single child, in three languages', () => {
    const several = {
      en: /\b(children|they|everybody|everyone|the little ones|each one)\b/i,
      es: /\b(niños|ellos|todos|quieran|invitan|piden|deciden|los pequeños)\b/i,
      he: /ילדים|הקטנים|הגדולים|כולם|כל אחד/,
    }
    for (const language of languages) {
      for (const youngestMonths of [3, 8, 18, 32, 48, 90]) {
        for (const setting of settings) {
          const kinds = pauses.filter((kind) => kind !== 'circle' && kind !== 'outdoors')
          const day = [...kinds, ...Array.from({ length: 5 }, () => 'free_play' as const), 'rest' as const].map((kind) => pause(kind, 20))
          const audience = { ...request.audience, youngestMonths, agesMonths: [youngestMonths] }
          const { parts, materialsNeeded } = build([...day, pause('way', 10)], { language, setting, audience })
          for (const text of [...parts.map((one) => one.text), ...materialsNeeded]) expect(text).not.toMatch(several[language])
        }
      }
    }
  })

  test('has two texts for a long free play, if there are enough for the others', () => {
    const textsFor = (minutes: number, count: number) =>
      build([part(block('a')), ...Array.from({ length: count }, () => pause('free_play', minutes))], {
        audience: { ...request.audience, youngestMonths: 48 },
      }).parts.slice(1)
    expect(textsFor(40, 1)[0]?.text).toBe(`${textsFor(39, 2)[0]?.text} ${textsFor(39, 2)[1]?.text}`)
    const four = textsFor(40, 4).map(({ text }) => text)
    expect(four).toEqual(textsFor(39, 4).map(({ text }) => text))
  })

  test('says that nothing is to be fetched if no activity needs anything', () => {
    const textOf = (materialIds: string[], isAtSchool = false) =>
      build([pause('gather', 5), part(block('a', { materialIds, materialsNeeded: materialIds }))], { isAtSchool }).parts[0]?.text
    expect(textOf([])).toMatch(/^Nothing to fetch today/)
    expect(textOf([], true)).toMatch(/^Nothing to fetch today/)
    expect(textOf(['cup'])).toMatch(/^Fetch what is on the list/)
  })

  test('reads a story aloud in a second rest', () => {
    const texts = build([part(block('a')), pause('rest', 20), pause('rest', 20)]).parts.map(({ text }) => text)
    expect(texts[1]).toMatch(/^Lie down/)
    expect(texts[2]).toMatch(/^Read a book aloud/)
  })

  test('leaves out what a safety note says about another place', () => {
    const notes = ['In a car the driver only listens.', 'Level ground, no road; nothing on the stove.', 'Clean hands.']
    const first = (fields: Partial<Parameters<typeof buildDayCard>[1]>) => build([part(block('a', { safetyNotes: notes }))], fields).safetyNotes
    expect(first({})).toContain('The a: Nothing on the stove.')
    expect(first({ isAtSchool: true })).toContain('The a: Clean hands.')
    expect(first({ setting: 'outdoor' })).toContain('The a: Level ground, no road.')
    expect(build([part(block('a', { safetyNotes: notes.slice(0, 1) }))]).safetyNotes).toEqual([])
  })

  test('has a plan for a group: the most adults and groups, and each activity’s own text first in its line', () => {
    const forGroup = (id: string, max: number, childrenPerAdult: number) =>
      block(id, {
        circumstances: { energy: 1, mess: 0, noise: 0, weather: null, participants: { min: 1, max }, childrenPerAdult },
        guidance: { group: `${id} for all.`, partsByAge: [] },
      })
    const parts = [part(forGroup('a', 20, 10)), part(forGroup('b', 5, 8)), part(block('c'))]
    const audience = { ...request.audience, children: { min: 20, max: 20 } }
    const card = build(parts, { audience })
    expect(card.groupPlan).toEqual({ children: { min: 20, max: 20 }, adults: 4, groups: 4, text: null })
    expect(card.parts.map(({ text }) => text)).toEqual(['a for all. a.', 'b for all. b.', 'c.'])
    expect(build(parts).groupPlan).toBeNull()
    expect(build(parts).parts[0]?.text).toBe('a.')
  })

  test('multiplies the materials by the children, and lists supplies only outdoors', () => {
    const paper = block('a', { materialIds: ['paper', 'sun-hat'], materialsNeeded: ['Paper (1 sheet)', 'Sun hat'], childrenPerSet: [1, 1] })
    const audience = { ...request.audience, children: { min: 3, max: 3 } }
    expect(build([part(paper)], { audience }).materialsNeeded).toEqual(['Paper (3 sheets)', 'Sun hat × 3'])
    const outdoors = build([part(paper), pause('snack', 10)], { audience, setting: 'outdoor' }).materialsNeeded
    expect(outdoors).toEqual(expect.arrayContaining(['Paper (3 sheets)', 'Snack (3 portions)', 'Sun hat (3)']))
    expect(outdoors.filter((line) => line.startsWith('Sun hat'))).toHaveLength(1)
  })

  test('joins the lines of an activity with spaces', () => {
    expect(build([part(block('a', { quick: ['One.', 'Two.'] }))]).parts).toEqual([
      { kind: 'activity', title: 'The a', text: 'One. Two.', startsAtMinute: 0, minutes: 20, exploreActivityId: 'a' },
    ])
  })
})

describe('combineDayFacts', () => {
  const water = facts({ hazards: [{ code: 'water', at: ['card'], who: 'child' }] })
  const codes = (parts: readonly Part<WrittenBlock>[]) => combineDayFacts(parts).hazards.map(({ code }) => code)

  test('combines the facts of all activities, also if one has none', () => {
    expect(codes([part(block('a', { facts: water })), part(block('b', { facts: null }))])).toEqual(['water'])
  })

  test.each([
    ['change', true],
    ['snack', true],
    ['lunch', true],
    ['rest', false],
    ['feed', false],
  ] as const)('adds eating for the pause %s: %s', (kind, isMeal) => {
    expect(codes([part(block('a')), pause(kind, 15)]).includes('eating')).toBe(isMeal)
  })

  test('adds no eating without a pause', () => {
    expect(codes([part(block('a'))])).toEqual([])
  })
})
