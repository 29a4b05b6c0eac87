import { describe, expect, test } from 'vitest'
import { needs } from '#lib/domain/platform/vocabulary'
import { UNRESOLVED_SUBSTANCE } from '#lib/domain/safety/allergies'
import {
  cardToRead,
  declaredHazard,
  factsFromAnswer,
  type ReaderAnswer,
  substanceIds,
  toSubstances,
  wordsToExplain,
} from '#lib/domain/safety/reading'
import { type AnsweredHazard, emptyAnswer, hazard } from '../../setup/data/reader-answer.ts'

const text = {
  ...{ title: 'A quiet hour', description: 'We sit together.', benefits: ['Being together.'], materials: ['A blanket'] },
  ...{ instructions: ['Sit down.', 'Sing a song.'], safetyNotes: ['Clear the floor.'], easier: 'Hum.', harder: 'Sing louder.', guidance: [] },
}

const read = (fields: Partial<typeof text>, answer: Partial<ReaderAnswer>) =>
  factsFromAnswer(cardToRead({ ...text, ...fields }, 'en'), { ...emptyAnswer, ...answer })

describe('declaredHazard', () => {
  test('keeps the actor, a known way and whole minutes', () => {
    expect(declaredHazard(hazard('screens', 'step 1', { who: 'adult', minutes: 4.6 }), text)).toEqual({
      code: 'screens',
      at: [1],
      who: 'adult',
      minutes: 5,
    })
    expect(declaredHazard(hazard('scissors', ' STEP 2 ', { minutes: 1 }), text)).toEqual({
      code: 'scissors',
      at: [2],
      who: 'child',
      minutes: 1,
    })
    expect(declaredHazard(hazard('balloons', 'title', { way: 'foil' }), text)).toMatchObject({ as: 'foil' })
  })

  test('takes an unclear actor for the child, and leaves out unclear ways and minutes', () => {
    const declared = declaredHazard(hazard('balloons', 'step 1', { who: 'someone', way: 'blunt', minutes: 0 }), text)
    expect(declared).toEqual({ code: 'balloons', at: [1], who: 'child' })
    expect(declaredHazard(hazard('balloons', 'step 1', { way: 'magic' }), text)).not.toHaveProperty('as')
  })

  test.each([
    ['unheard_of', 'step 1'],
    ['fire', 'step 0'],
    ['fire', 'step 3'],
    ['fire', 'somewhere'],
    ['fire', 'step 1 or 2'],
    ['fire', 'first step 1'],
  ])('returns undefined for %s at %s', (code, where) => {
    expect(declaredHazard(hazard(code, where), text)).toBeUndefined()
  })
})

describe('factsFromAnswer', () => {
  test('refuses an answer with doubt, or with an unknown code, place or need', () => {
    expect(read({}, { unsure: [{ code: 'fire', where: 'step 1' }] })).toEqual({ rule: 'unsure', match: 'fire' })
    expect(read({}, { hazards: [hazard('fire', 'step 1'), hazard('unheard_of', 'step 2')] })).toEqual({
      rule: 'unknown_answer',
      match: 'unheard_of at step 2',
    })
    expect(read({}, { impossibleFor: ['deaf', 'flying'] })).toEqual({ rule: 'unknown_answer', match: 'flying' })
  })

  test('sorts the needs into fine and impossible', () => {
    const { effort } = Object(read({}, { impossibleFor: ['deaf'] }))
    expect(effort).toEqual({ fits: [], fine: needs.filter((need) => need !== 'deaf'), hard: [], impossible: ['deaf'] })
  })

  test('adds substances found only in the text as near', () => {
    const { substances } = Object(read({ description: 'We drink milk.' }, { substances: [{ name: 'kiwi', use: 'eaten', where: 'step 1' }] }))
    expect(substances).toEqual(expect.arrayContaining([{ id: 'milk', use: 'near' }, expect.objectContaining({ use: 'eaten' })]))
    expect(substances).toHaveLength(2)
  })
})

describe('factsFromAnswer: dangerous words', () => {
  const candle = { instructions: ['Sit down.', 'Look at the candle.'] }
  const wordsOf = (is: string) => wordsToExplain(cardToRead({ ...text, ...candle }, 'en')).map((found) => ({ ...found, is }))

  test.each(['denied', 'warned', 'other_meaning'])('acknowledges words answered with %s', (is) => {
    expect(read(candle, { words: wordsOf(is) })).toMatchObject({ hazards: [], acknowledged: [{ why: is, words: { en: ['candle'] } }] })
  })

  test('adds the row of a word that is the danger, at its place, as done by the child', () => {
    expect(read(candle, { words: wordsOf('hazard') })).toMatchObject({ hazards: [{ code: 'fire', at: [2], who: 'child' }], acknowledged: [] })
  })

  test('counts two different meanings of a word as the danger', () => {
    expect(read(candle, { words: [...wordsOf('denied'), ...wordsOf('warned')] })).toMatchObject({
      hazards: [{ code: 'fire', who: 'child' }],
      acknowledged: [],
    })
    expect(read(candle, { words: [...wordsOf('denied'), ...wordsOf('denied')] })).toMatchObject({ hazards: [], acknowledged: [{ why: 'denied' }] })
  })

  test('reads the place of a word without regard to spaces and case', () => {
    const words = wordsOf('denied').map(({ where, ...rest }) => ({ ...rest, where: ` ${where.toUpperCase()} ` }))
    expect(read(candle, { words })).toMatchObject({ acknowledged: [{ why: 'denied' }] })
  })

  test.each(['', 'maybe'])('refuses the card for the answer %j', (is) => {
    expect(read(candle, { words: wordsOf(is) })).toEqual({ rule: 'unanswered_word', match: 'candle' })
  })

  test('counts an added row as an adult’s only if everything at its place is', () => {
    const added = (...hazards: AnsweredHazard[]) => {
      const { hazards: found } = Object(read(candle, { words: wordsOf('hazard'), hazards }))
      return found.find(({ code }: { code: string }) => code === 'fire').who
    }
    expect(added(hazard('scissors', 'step 2', { who: 'adult' }))).toBe('adult')
    expect(added(hazard('scissors', 'step 2', { who: 'adult' }), hazard('cords', 'step 2'))).toBe('child')
    expect(added(hazard('scissors', 'step 1', { who: 'adult' }))).toBe('child')
  })
})

describe('substanceIds', () => {
  test.each([
    ['milk', ['milk']],
    ['Leche', ['milk']],
    ['חלב', ['milk']],
    ['cold milk', ['milk', UNRESOLVED_SUBSTANCE]],
    ['qwertz', [UNRESOLVED_SUBSTANCE]],
    ['ab', []],
  ])('reads the name %j as %j', (name, ids) => {
    expect(substanceIds(name)).toEqual(ids)
  })
})

test.each([
  ['eaten', 'eaten'],
  ['touched', 'touched'],
  ['near', 'near'],
  ['sniffed', 'eaten'],
])('toSubstances reads the use %s as %s', (use, expected) => {
  expect(toSubstances([{ name: 'milk', use, where: 'step 1' }])).toEqual([{ id: 'milk', use: expected }])
})
