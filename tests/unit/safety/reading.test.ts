/** What a reader's answer becomes: facts, or a refusal whenever something is unknown, unsure or left out. */
import { describe, expect, test } from 'vitest'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { cardRefusals } from '#lib/domain/safety/card-gate'
import { cardToRead, factsFromAnswer, type ReaderAnswer, wordsToExplain } from '#lib/domain/safety/reading'

const blank = {
  title: 'A quiet hour',
  description: 'We sit together.',
  benefits: ['Being together.'],
  materials: ['A blanket'],
  instructions: ['Sit down.', 'Sing a song.'],
  safetyNotes: ['Clear the floor.'],
  easier: 'Hum.',
  harder: 'Sing louder.',
  guidance: [],
}
const nothing: ReaderAnswer = { hazards: [], substances: [], impossibleFor: [], words: [], unsure: [] }
const hazard = (code: string, where: string, rest: Partial<ReaderAnswer['hazards'][number]> = {}) => ({
  code,
  where,
  who: 'child',
  way: null,
  minutes: null,
  ...rest,
})

function factsOf(text: Partial<typeof blank>, answer: Partial<ReaderAnswer> = {}) {
  return factsFromAnswer(cardToRead({ ...blank, ...text }, 'en'), { ...nothing, ...answer })
}

/** The rules that keep the card from a child of that age with these allergies. */
function rules(text: Partial<typeof blank>, answer: Partial<ReaderAnswer>, youngestMonths: number, allergies: string[] = []): string[] {
  const facts = factsOf(text, answer)
  if ('rule' in facts) return [facts.rule]
  const audience = { youngestMonths, allergies: resolveAllergies(allergies), needs: [] }
  return cardRefusals(facts, { ...blank, ...text }, audience).map(({ rule }) => rule)
}

describe('a card with nothing in it', () => {
  test('has facts without anything, and every need takes part', () => {
    expect(factsOf({})).toMatchObject({ hazards: [], substances: [], effort: { impossible: [] }, acknowledged: [] })
    expect(rules({}, {}, 1)).toEqual([])
  })
})

describe('a dangerous word', () => {
  const card = { instructions: ['Sit down.', 'Light the candle.'] }

  test('is given to the reader with its place', () => {
    expect(wordsToExplain(cardToRead({ ...blank, ...card }, 'en'))).toContainEqual({ word: 'candle', where: 'step 2' })
  })

  test('refuses the card if the reader says nothing', () => {
    expect(rules(card, {}, 200)).toEqual(['unanswered_word'])
  })

  test('is covered by its hazard at that step, and by none at another', () => {
    expect(rules(card, { hazards: [hazard('fire', 'step 2', { who: 'adult' })] }, 24)).toEqual([])
    expect(rules(card, { hazards: [hazard('fire', 'step 1', { who: 'adult' })] }, 24)).toEqual(['unanswered_word'])
  })

  test('counts as done by the child if the reader says only that it is there', () => {
    const words = wordsToExplain(cardToRead({ ...blank, ...card }, 'en')).map((found) => ({ ...found, is: 'hazard' }))
    expect(rules(card, { words }, 60)).toContain('fire')
  })

  test('counts as done by an adult if everything else at that place is', () => {
    const step = { instructions: ['Cut the bread.', 'Sing.'] }
    const words = wordsToExplain(cardToRead({ ...blank, ...step }, 'en')).map((found) => ({ ...found, is: 'hazard' }))
    expect(rules(step, { words, hazards: [hazard('blades', 'step 1', { who: 'adult' })] }, 12)).toEqual([])
    expect(rules(step, { words, hazards: [hazard('blades', 'step 2', { who: 'adult' })] }, 12)).toEqual(['scissors'])
  })

  test.each(['denied', 'warned', 'other_meaning'])('is explained by "%s" at its own place only', (is) => {
    expect(rules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words: [{ word: 'scissors', where: 'step 1', is }] }, 1)).toEqual([])
    expect(rules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words: [{ word: 'scissors', where: 'step 2', is }] }, 1)).toEqual([
      'unanswered_word',
    ])
  })

  test('in another language than the text explains nothing', () => {
    const words = [{ word: 'tijeras', where: 'step 1', is: 'denied' }]
    expect(rules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words }, 90)).toEqual(['unanswered_word'])
  })

  test('that can only be declared is not explained away', () => {
    const whole = { instructions: ['Give each child whole grapes.', 'Sing.'] }
    const words = wordsToExplain(cardToRead({ ...blank, ...whole }, 'en')).map((found) => ({ ...found, is: 'other_meaning' }))
    expect(rules(whole, { words }, 90)).toEqual(['unanswered_word'])
    expect(rules(whole, { words, hazards: [hazard('choking_food', 'step 1'), hazard('eating', 'step 1')] }, 90)).toEqual([])
    expect(rules(whole, { words, hazards: [hazard('choking_food', 'step 1'), hazard('eating', 'step 1')] }, 30)).toEqual(['choking_food'])
    const said = words.map((found) => ({ ...found, is: 'hazard' }))
    expect(rules(whole, { words: said }, 90)).toEqual([])
    expect(new Set(rules(whole, { words: said }, 30))).toEqual(new Set(['choking_food']))
  })

  test('hidden in a benefit is found as well', () => {
    expect(rules({ benefits: ['She lights a candle by herself.'] }, {}, 60)).toEqual(['unanswered_word'])
  })
})

describe('an answer that we do not understand', () => {
  test.each<[string, Partial<ReaderAnswer>]>([
    ['an unknown code', { hazards: [hazard('drowning', 'step 1')] }],
    ['a place that the card does not have', { hazards: [hazard('water', 'step 7')] }],
    ['a place that is none', { hazards: [hazard('water', 'paso 1')] }],
    ['an unknown need', { impossibleFor: ['tall'] }],
  ])('refuses the card: %s', (_, answer) => {
    expect(rules({}, answer, 200)).toEqual(['unknown_answer'])
  })

  test('refuses the card if it is unsure of anything', () => {
    expect(rules({}, { unsure: [{ code: 'water', where: 'step 1' }] }, 200)).toEqual(['unsure'])
  })

  test('takes an unknown actor for the child, and an unknown way for none', () => {
    expect(factsOf({}, { hazards: [hazard('balloons', 'step 1', { who: 'grandma', way: 'silver' })] })).toMatchObject({
      hazards: [{ code: 'balloons', who: 'child', at: [1] }],
    })
    expect(rules({}, { hazards: [hazard('heat', 'step 1', { who: 'grandma' })] }, 60)).toEqual(['heat'])
  })
})

describe('an answer that contradicts itself', () => {
  const scissors = (is: string) => ({ word: 'scissors', where: 'step 1', is })
  test.each([[['hazard', 'other_meaning']], [['other_meaning', 'hazard']], [['denied', 'warned']]])('counts as the danger: %j', (answers) => {
    expect(rules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words: answers.map(scissors) }, 12)).toEqual(['scissors'])
  })

  test('is not excused by an adult who does the same in another step', () => {
    const text = { description: 'Each child brings a burning candle.', instructions: ['An adult lights a candle.', 'Sing.'] }
    const words = wordsToExplain(cardToRead({ ...blank, ...text }, 'en')).map((found) => ({ ...found, is: 'hazard' }))
    expect(rules(text, { words, hazards: [hazard('fire', 'step 1', { who: 'adult' })] }, 24)).toEqual(['fire'])
  })

  test('keeps a required note although it names a way that the row does not know', () => {
    expect(factsOf({}, { hazards: [hazard('water', 'step 1', { way: 'soft' })] })).toMatchObject({
      hazards: [{ code: 'water', at: [1], who: 'child' }],
    })
    expect(factsOf({}, { hazards: [hazard('water', 'step 1', { way: 'soft' })] })).not.toHaveProperty('hazards.0.as')
  })

  test.each(['perhaps', '', 'hazardous'])('leaves a word unexplained by an unknown meaning: "%s"', (is) => {
    expect(rules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words: [scissors(is)] }, 90)).toEqual(['unanswered_word'])
  })
})

describe('needs and notes', () => {
  test('are kept as the reader and the card’s own notes give them', () => {
    expect(factsOf({}, { impossibleFor: ['wheelchair'] })).toMatchObject({ effort: { impossible: ['wheelchair'] } })
    expect(factsOf({ safetyNotes: ["Stay within arm's reach of the water."] })).toMatchObject({ given: ['water'] })
  })

  test('are searched for words as well: a variation and a note', () => {
    expect(rules({ harder: 'Light the candle together.' }, {}, 90)).toEqual(['unanswered_word'])
    expect(rules({ safetyNotes: ['Light the candle yourself.'] }, {}, 90)).toEqual(['unanswered_word'])
  })
})

describe('the places of a hazard', () => {
  test('are put together by who acts and how', () => {
    const hazards = [hazard('water', 'step 1'), hazard('water', 'easier'), hazard('water', 'material 1'), hazard('water', 'step 2', { who: 'adult' })]
    expect(factsOf({}, { hazards })).toMatchObject({
      hazards: [
        { code: 'water', who: 'child', at: [1, 'easier', 'elsewhere'] },
        { code: 'water', who: 'adult', at: [2] },
      ],
    })
  })

  test('add up the minutes of screens', () => {
    const hazards = [hazard('screens', 'step 1', { minutes: 10 }), hazard('screens', 'step 2', { minutes: 15 })]
    expect(factsOf({}, { hazards })).toMatchObject({ hazards: [{ code: 'screens', at: [1, 2], minutes: 25 }] })
  })
})

describe('a food, plant, animal or material', () => {
  test.each(['peanut butter', 'mantequilla de maní', 'חמאת בוטנים', '2 spoons of peanut butter'])('is known in every language: %s', (name) => {
    const substances = [{ name, use: 'eaten', where: 'step 1' }]
    expect(rules({}, { substances }, 90, ['peanuts'])).toContain('allergy')
    expect(rules({}, { substances }, 90, ['kiwi'])).toEqual([])
  })

  test('that the reader leaves out counts by its word', () => {
    expect(rules({ instructions: ['Spread the cheese.', 'Sing.'] }, { words: [] }, 90, ['milk'])).toContain('allergy')
  })

  test('that no one knows keeps the card from everyone with an allergy, and from no one else', () => {
    const substances = [{ name: 'zorblax', use: 'touched', where: 'step 1' }]
    expect(rules({}, { substances }, 90, ['kiwi'])).toEqual(['allergy'])
    expect(rules({}, { substances }, 90, ['no such fruit'])).toEqual(['allergy'])
    expect(rules({}, { substances }, 90)).toEqual([])
  })

  test.each(['zorblax on a plate', 'zorblax in the pan', 'zorblax stick'])('is not known by a household word beside it: %s', (name) => {
    expect(rules({}, { substances: [{ name, use: 'eaten', where: 'step 1' }] }, 90, ['kiwi'])).toEqual(['allergy'])
  })

  test('of an unknown use counts as eaten', () => {
    expect(factsOf({}, { substances: [{ name: 'kiwi', use: 'nibbled', where: 'step 1' }] })).toMatchObject({
      substances: [{ id: 'kiwi', use: 'eaten' }],
    })
  })

  test('that is a household thing is none', () => {
    expect(factsOf({}, { substances: [{ name: 'blanket', use: 'touched', where: 'material 1' }] })).toMatchObject({ substances: [] })
  })

  test('is looked for as it was typed if no list knows the allergy', () => {
    expect(rules({ instructions: ['Add some zorblax.', 'Sing.'] }, {}, 90, ['zorblax'])).toEqual(['allergy'])
  })
})

describe('markup', () => {
  test('refuses the card, whatever the reader says', () => {
    expect(rules({ easier: 'See https://example.com/game' }, {}, 90)).toEqual(['markup'])
  })
})
