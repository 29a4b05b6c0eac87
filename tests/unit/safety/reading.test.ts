/** Converts a reader's answer to facts, or to a refusal if anything is unknown, unsure or missing. */
import { describe, expect, test } from 'vitest'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { cardRefusals } from '#lib/domain/safety/fact-gate'
import { cardToRead, factsFromAnswer, type ReaderAnswer, wordsToExplain } from '#lib/domain/safety/reading'
import { emptyAnswer, hazard } from '../../setup/data/reader-answer.ts'

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

function factsOf(text: Partial<typeof blank>, answer: Partial<ReaderAnswer> = {}) {
  return factsFromAnswer(cardToRead({ ...blank, ...text }, 'en'), { ...emptyAnswer, ...answer })
}

/** Returns the rules that refuse the card for a child of this age with these allergies. */
function refusingRules(text: Partial<typeof blank>, answer: Partial<ReaderAnswer>, youngestMonths: number, allergies: string[] = []): string[] {
  const facts = factsOf(text, answer)
  if ('rule' in facts) return [facts.rule]
  const audience = { youngestMonths, allergies: resolveAllergies(allergies), needs: [] }
  return cardRefusals(facts, { ...blank, ...text }, audience).map(({ rule }) => rule)
}

describe('factsFromAnswer: a harmless card', () => {
  test('returns empty facts and excludes no need', () => {
    expect(factsOf({})).toMatchObject({ hazards: [], substances: [], effort: { impossible: [] }, acknowledged: [] })
    expect(refusingRules({}, {}, 1)).toEqual([])
  })
})

describe('factsFromAnswer: dangerous words', () => {
  const card = { instructions: ['Sit down.', 'Light the candle.'] }

  test('wordsToExplain returns a dangerous word with its place', () => {
    expect(wordsToExplain(cardToRead({ ...blank, ...card }, 'en'))).toContainEqual({ word: 'candle', where: 'step 2' })
  })

  test('refuses the card if the reader leaves a word unanswered', () => {
    expect(refusingRules(card, {}, 200)).toEqual(['unanswered_word'])
  })

  test('accepts a word if its hazard is named at the same step, but not at another', () => {
    expect(refusingRules(card, { hazards: [hazard('fire', 'step 2', { who: 'adult' })] }, 24)).toEqual([])
    expect(refusingRules(card, { hazards: [hazard('fire', 'step 1', { who: 'adult' })] }, 24)).toEqual(['unanswered_word'])
  })

  test('counts a word answered only as "hazard" as done by the child', () => {
    const words = wordsToExplain(cardToRead({ ...blank, ...card }, 'en')).map((found) => ({ ...found, is: 'hazard' }))
    expect(refusingRules(card, { words }, 60)).toContain('fire')
  })

  test('counts a word as done by an adult if the hazards at its place are', () => {
    const step = { instructions: ['Cut the bread.', 'Sing.'] }
    const words = wordsToExplain(cardToRead({ ...blank, ...step }, 'en')).map((found) => ({ ...found, is: 'hazard' }))
    expect(refusingRules(step, { words, hazards: [hazard('blades', 'step 1', { who: 'adult' })] }, 12)).toEqual([])
    expect(refusingRules(step, { words, hazards: [hazard('blades', 'step 2', { who: 'adult' })] }, 12)).toEqual(['scissors'])
  })

  test.each(['denied', 'warned', 'other_meaning'])('accepts the answer "%s" only for the word’s own place', (is) => {
    expect(refusingRules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words: [{ word: 'scissors', where: 'step 1', is }] }, 1)).toEqual([])
    expect(refusingRules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words: [{ word: 'scissors', where: 'step 2', is }] }, 1)).toEqual([
      'unanswered_word',
    ])
  })

  test('ignores an answer about a word in another language', () => {
    const words = [{ word: 'tijeras', where: 'step 1', is: 'denied' }]
    expect(refusingRules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words }, 90)).toEqual(['unanswered_word'])
  })

  test('does not accept an explanation for a word that must be declared', () => {
    const whole = { instructions: ['Give each child whole grapes.', 'Sing.'] }
    const words = wordsToExplain(cardToRead({ ...blank, ...whole }, 'en')).map((found) => ({ ...found, is: 'other_meaning' }))
    expect(refusingRules(whole, { words }, 90)).toEqual(['unanswered_word'])
    expect(refusingRules(whole, { words, hazards: [hazard('choking_food', 'step 1'), hazard('eating', 'step 1')] }, 90)).toEqual([])
    expect(refusingRules(whole, { words, hazards: [hazard('choking_food', 'step 1'), hazard('eating', 'step 1')] }, 30)).toEqual(['choking_food'])
    const said = words.map((found) => ({ ...found, is: 'hazard' }))
    expect(refusingRules(whole, { words: said }, 90)).toEqual([])
    expect(new Set(refusingRules(whole, { words: said }, 30))).toEqual(new Set(['choking_food']))
  })

  test('finds a word in a benefit', () => {
    expect(refusingRules({ benefits: ['She lights a candle by herself.'] }, {}, 60)).toEqual(['unanswered_word'])
  })
})

describe('factsFromAnswer: unknown answers', () => {
  test.each<[string, Partial<ReaderAnswer>]>([
    ['an unknown code', { hazards: [hazard('drowning', 'step 1')] }],
    ['a place that the card does not have', { hazards: [hazard('water', 'step 7')] }],
    ['an invalid place', { hazards: [hazard('water', 'paso 1')] }],
    ['an unknown need', { impossibleFor: ['tall'] }],
  ])('refuses the card: %s', (_, answer) => {
    expect(refusingRules({}, answer, 200)).toEqual(['unknown_answer'])
  })

  test('refuses the card if the reader is unsure of anything', () => {
    expect(refusingRules({}, { unsure: [{ code: 'water', where: 'step 1' }] }, 200)).toEqual(['unsure'])
  })

  test('reads an unknown actor as the child and ignores an unknown way', () => {
    expect(factsOf({}, { hazards: [hazard('balloons', 'step 1', { who: 'grandma', way: 'silver' })] })).toMatchObject({
      hazards: [{ code: 'balloons', who: 'child', at: [1] }],
    })
    expect(refusingRules({}, { hazards: [hazard('heat', 'step 1', { who: 'grandma' })] }, 60)).toEqual(['heat'])
  })
})

describe('factsFromAnswer: contradictory answers', () => {
  const scissors = (is: string) => ({ word: 'scissors', where: 'step 1', is })
  test.each([[['hazard', 'other_meaning']], [['other_meaning', 'hazard']], [['denied', 'warned']]])(
    'counts contradictory meanings as the danger: %j',
    (answers) => {
      expect(refusingRules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words: answers.map(scissors) }, 12)).toEqual(['scissors'])
    },
  )

  test('does not excuse the child by an adult who does the same in another step', () => {
    const text = { description: 'Each child brings a burning candle.', instructions: ['An adult lights a candle.', 'Sing.'] }
    const words = wordsToExplain(cardToRead({ ...blank, ...text }, 'en')).map((found) => ({ ...found, is: 'hazard' }))
    expect(refusingRules(text, { words, hazards: [hazard('fire', 'step 1', { who: 'adult' })] }, 24)).toEqual(['fire'])
  })

  test('drops a way that the row does not have, so the required note stays', () => {
    expect(factsOf({}, { hazards: [hazard('water', 'step 1', { way: 'soft' })] })).toMatchObject({
      hazards: [{ code: 'water', at: [1], who: 'child' }],
    })
    expect(factsOf({}, { hazards: [hazard('water', 'step 1', { way: 'soft' })] })).not.toHaveProperty('hazards.0.as')
  })

  test.each(['perhaps', '', 'hazardous'])('does not accept the unknown meaning "%s"', (is) => {
    expect(refusingRules({ instructions: ['Look at the scissors.', 'Sing.'] }, { words: [scissors(is)] }, 90)).toEqual(['unanswered_word'])
  })
})

describe('factsFromAnswer: needs and notes', () => {
  test('keeps the needs of the answer and the notes of the card', () => {
    expect(factsOf({}, { impossibleFor: ['wheelchair'] })).toMatchObject({ effort: { impossible: ['wheelchair'] } })
    expect(factsOf({ safetyNotes: ["Stay within arm's reach of the water."] })).toMatchObject({ given: ['water'] })
  })

  test('finds dangerous words in variations and notes', () => {
    expect(refusingRules({ harder: 'Light the candle together.' }, {}, 90)).toEqual(['unanswered_word'])
    expect(refusingRules({ safetyNotes: ['Light the candle yourself.'] }, {}, 90)).toEqual(['unanswered_word'])
  })
})

describe('factsFromAnswer: places of a hazard', () => {
  test('groups places by actor and way', () => {
    const hazards = [hazard('water', 'step 1'), hazard('water', 'easier'), hazard('water', 'material 1'), hazard('water', 'step 2', { who: 'adult' })]
    expect(factsOf({}, { hazards })).toMatchObject({
      hazards: [
        { code: 'water', who: 'child', at: [1, 'easier', 'elsewhere'] },
        { code: 'water', who: 'adult', at: [2] },
      ],
    })
  })

  test('adds the minutes of screens', () => {
    const hazards = [hazard('screens', 'step 1', { minutes: 10 }), hazard('screens', 'step 2', { minutes: 15 })]
    expect(factsOf({}, { hazards })).toMatchObject({ hazards: [{ code: 'screens', at: [1, 2], minutes: 25 }] })
  })
})

describe('factsFromAnswer: substances', () => {
  test.each(['peanut butter', 'mantequilla de maní', 'חמאת בוטנים', '2 spoons of peanut butter'])(
    'recognizes a substance in every language: %s',
    (name) => {
      const substances = [{ name, use: 'eaten', where: 'step 1' }]
      expect(refusingRules({}, { substances }, 90, ['peanuts'])).toContain('allergy')
      expect(refusingRules({}, { substances }, 90, ['kiwi'])).toEqual([])
    },
  )

  test('finds by its word a substance that the reader leaves out', () => {
    expect(refusingRules({ instructions: ['Spread the cheese.', 'Sing.'] }, { words: [] }, 90, ['milk'])).toContain('allergy')
  })

  test('refuses an unknown substance only for children with an allergy', () => {
    const substances = [{ name: 'zorblax', use: 'touched', where: 'step 1' }]
    expect(refusingRules({}, { substances }, 90, ['kiwi'])).toEqual(['allergy'])
    expect(refusingRules({}, { substances }, 90, ['no such fruit'])).toEqual(['allergy'])
    expect(refusingRules({}, { substances }, 90)).toEqual([])
  })

  test.each(['zorblax on a plate', 'zorblax in the pan', 'zorblax stick'])(
    'does not recognize an unknown substance by a household word next to it: %s',
    (name) => {
      expect(refusingRules({}, { substances: [{ name, use: 'eaten', where: 'step 1' }] }, 90, ['kiwi'])).toEqual(['allergy'])
    },
  )

  test('counts an unknown use as eaten', () => {
    expect(factsOf({}, { substances: [{ name: 'kiwi', use: 'nibbled', where: 'step 1' }] })).toMatchObject({
      substances: [{ id: 'kiwi', use: 'eaten' }],
    })
  })

  test('ignores household things', () => {
    expect(factsOf({}, { substances: [{ name: 'blanket', use: 'touched', where: 'material 1' }] })).toMatchObject({ substances: [] })
  })

  test('searches for an unknown allergy as it was typed', () => {
    expect(refusingRules({ instructions: ['Add some zorblax.', 'Sing.'] }, {}, 90, ['zorblax'])).toEqual(['allergy'])
  })
})

describe('factsFromAnswer: markup', () => {
  test('refuses a card with markup for any answer', () => {
    expect(refusingRules({ easier: 'See https://example.com/game' }, {}, 90)).toEqual(['markup'])
  })
})
