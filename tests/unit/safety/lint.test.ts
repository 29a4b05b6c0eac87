import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/domain/platform/basics'
import type { DeclaredHazard } from '#lib/domain/safety/facts'
import { concerns, coversSubstance, findingsIn, type LintedText, lint, placeOf } from '#lib/domain/safety/lint'
import { facts } from '../../setup/data/facts.ts'

const empty: LintedText = {
  title: '',
  description: '',
  benefits: [],
  materials: [],
  instructions: [],
  safetyNotes: [],
  easier: '',
  harder: '',
  guidance: [],
}
const text = (language: Language, fields: Partial<LintedText>) => ({ en: empty, es: empty, he: empty, [language]: { ...empty, ...fields } })
const listFindings = (language: Language, fields: Partial<LintedText>, given: Parameters<typeof facts>[0] = {}) =>
  lint(text(language, fields), facts(given), 0).map(
    ({ part, index, about }) => `${part} ${index} ${'hazard' in about ? about.hazard : about.substance}`,
  )

describe('lint: dangerous words', () => {
  test.each([
    ['en', 'Roll the marbles down the slide.', 'small_parts'],
    ['es', 'Hagan rodar las canicas por la rampa.', 'small_parts'],
    ['he', 'מגלגלים את הגולות במגלשה.', 'small_parts'],
    ['en', 'Without a blender, mash the peanuts with a fork.', 'peanuts'],
    ['es', 'Sin licuadora, aplasta los cacahuates con un tenedor.', 'peanuts'],
    ['he', 'בלי בלנדר, מועכים את הבוטנים במזלג.', 'peanuts'],
    ['en', 'There are no balloons here.', 'balloons'],
    ['en', 'It looks like a candle.', 'fire'],
  ] as const)('reports in %s “%s” as %s, regardless of the sentence', (language, step, about) => {
    expect(listFindings(language, { instructions: [step] })).toContain(`instructions 0 ${about}`)
  })

  test('accepts a word declared for its step', () => {
    const steps = ['Look around.', 'Roll the marbles.']
    const at = (place: number) => ({ hazards: [{ code: 'small_parts' as const, at: [place], who: 'child' as const }] })
    expect(listFindings('en', { instructions: steps }, at(2))).toEqual([])
    expect(listFindings('en', { instructions: steps }, at(1))).toEqual(['instructions 1 small_parts'])
  })

  test('accepts a word of the title, a material or a note if its hazard is declared anywhere', () => {
    const given = { hazards: [{ code: 'small_parts' as const, at: [1], who: 'child' as const }] }
    expect(listFindings('en', { title: 'Marbles', materials: ['Marbles'], safetyNotes: ['Count the marbles.'] }, given)).toEqual([])
  })

  test('accepts a word of a variation only if it is declared there', () => {
    const given = { hazards: [{ code: 'small_parts' as const, at: [1], who: 'child' as const }] }
    expect(listFindings('en', { easier: 'Use marbles.' }, given)).toEqual(['easier 0 small_parts'])
  })

  test('accepts an acknowledged word only in its language', () => {
    const given = { acknowledged: [{ words: { en: ['marbles'] }, why: 'Only in the story.' }] }
    expect(listFindings('en', { instructions: ['Roll the marbles.'] }, given)).toEqual([])
    expect(listFindings('es', { instructions: ['Rueden las canicas.'] }, given)).toEqual(['instructions 0 small_parts'])
    expect(listFindings('en', { instructions: ['Roll the beads.'] }, given)).toContain('instructions 0 small_parts')
  })
})

test.each([
  ['en', 'Give your child’s doll a balloon.', 'balloon'],
  ['es', 'Lava las manos con jabón.', 'jabón'],
  ['he', 'נפחו שני בלונים.', 'בלונים'],
  ['he', 'הדליקו את הנר, והילדים יכבו אותו.', 'הנר'],
] as const)('findingsIn returns in %s for “%s” the word as written', (language, line, word) => {
  expect(findingsIn({ ...empty, instructions: [line] }, language, 0).map((finding) => finding.word)).toContain(word)
})

describe('findingsIn: ages', () => {
  const found = (ageMinMonths: number) => findingsIn({ ...empty, instructions: ['Roll the marbles.'] }, 'en', ageMinMonths).length
  test('ignores a hazard that concerns no age of the card', () => {
    expect(found(71)).toBe(1)
    expect(found(72)).toBe(0)
  })
})

test('lint ignores common words in benefits and notes', () => {
  const line = 'Balancing on a log and climbing.'
  expect(listFindings('en', { instructions: [line] }).length).toBeGreaterThan(0)
  expect(listFindings('en', { benefits: [line], safetyNotes: [line] })).toEqual([])
})

test('lint reads the longer of two overlapping substance names', () => {
  expect(listFindings('en', { materials: ['Coconut milk'] })).not.toContain('materials 0 milk')
  expect(listFindings('he', { materials: ['תפוחי אדמה'] })).toEqual(['materials 0 potato'])
})

describe('lint: words that can be declared, but never acknowledged', () => {
  const step = { instructions: ['Let the children light the candle.'] }
  const fire = (who: 'child' | 'adult') => ({ hazards: [{ code: 'fire' as const, at: [1], who }] })
  test.each([
    ['en', 'Let the children light the candle.'],
    ['es', 'Deja que los niños enciendan la vela.'],
    ['he', 'תנו לילדים להדליק את הנר.'],
  ] as const)('reports in %s “%s” even if it is acknowledged', (language, line) => {
    const words = findingsIn({ ...empty, instructions: [line] }, language, 0).map(({ word }) => word)
    const given = { acknowledged: [{ words: { [language]: words }, why: 'They are careful.' }] }
    expect(listFindings(language, { instructions: [line] }, given)).toEqual(['instructions 0 fire'])
    expect(listFindings(language, { instructions: [line] }, { ...given, ...fire('child') })).toEqual([])
  })
  test('reports the word if only another actor is declared', () => {
    expect(listFindings('en', step, { ...fire('adult'), substances: [{ id: 'wax', use: 'near' as const }] })).toEqual(['instructions 0 fire'])
  })
  test.each([
    ['en', 'Hand each child whole grapes.'],
    ['es', 'Dale a cada uno uvas enteras.'],
    ['he', 'תנו לכל ילד ענבים שלמים.'],
  ] as const)('reports in %s “%s” if it is declared as cut', (language, line) => {
    const given = { substances: [{ id: 'grape', use: 'eaten' as const }] }
    const hazards = (as?: 'cut_or_cooked') => [
      { code: 'choking_food' as const, at: [1], who: 'child' as const, as },
      { code: 'eating' as const, at: [1], who: 'child' as const },
    ]
    expect(listFindings(language, { instructions: [line] }, { ...given, hazards: hazards('cut_or_cooked') })).toContain('instructions 0 choking_food')
    expect(listFindings(language, { instructions: [line] }, { ...given, hazards: hazards() })).toEqual([])
  })
})

describe('lint: two words that are dangerous together', () => {
  test.each([
    ['en', 'Fill the tub with warm water.', 'Leave her alone for a moment and fetch a towel.'],
    ['es', 'Llena la bañera.', 'Déjala sola un momento y ve por la toalla.'],
    ['he', 'ממלאים את האמבטיה.', 'משאירים אותה לבד לרגע והולכים להביא מגבת.'],
  ] as const)('reports in %s two words in neighboring steps', (language, one, other) => {
    expect(listFindings(language, { instructions: [one, other] }).join()).toContain('water_alone')
    expect(listFindings(language, { instructions: [one, 'x', 'x', other] }).join()).not.toContain('water_alone')
  })
})

describe('lint: substances', () => {
  test('accepts a substance declared by its name, a kind, its group or a product that contains it', () => {
    const step = (line: string) => ({ instructions: [line] })
    const given = (id: string) => ({
      substances: [{ id, use: 'eaten' as const }],
      hazards: [{ code: 'eating' as const, at: [1], who: 'child' as const }],
    })
    expect(listFindings('en', step('A piece of bread.'), given('bread'))).toEqual([])
    expect(listFindings('en', step('A kind of fruit.'), given('apple'))).toEqual([])
    expect(listFindings('en', step('A piece of bread.'), given('pizza'))).toEqual(['instructions 0 bread'])
    expect(listFindings('en', step('Some wheat.'), given('soy-sauce'))).toEqual([])
    expect(listFindings('en', step('A piece of bread.'), given('apple'))).toEqual(['instructions 0 bread'])
  })
})

describe('findingsIn: places', () => {
  const line = 'Roll the marbles.'
  test.each<[string, number, Partial<LintedText>]>([
    ['title', 0, { title: line }],
    ['description', 0, { description: line }],
    ['benefits', 1, { benefits: ['Being together.', line] }],
    ['materials', 1, { materials: ['A blanket', line] }],
    ['instructions', 1, { instructions: ['Sit down.', line] }],
    ['safetyNotes', 1, { safetyNotes: ['Sit down.', line] }],
    ['easier', 0, { easier: line }],
    ['harder', 0, { harder: line }],
    ['guidance', 1, { guidance: ['Sit down.', line] }],
  ])('finds a dangerous word in the %s at %d', (part, index, fields) => {
    expect(findingsIn({ ...empty, ...fields }, 'en', 0)).toEqual([
      { language: 'en', part, index, word: 'marbles', about: { hazard: 'small_parts' }, isNever: false },
    ])
  })

  test('reports a repeated word once for each step', () => {
    expect(listFindings('en', { instructions: ['Roll the marbles and more marbles.', 'Hide the marbles.'] })).toEqual([
      'instructions 0 small_parts',
      'instructions 1 small_parts',
    ])
  })
})

describe('lint: the places that a declared hazard covers', () => {
  const line = 'Roll the marbles.'
  const parts = { title: line, instructions: [line, line], easier: line, harder: line, guidance: [line] }
  const [title, first, second, easier, harder, guidance] = ['title 0', 'instructions 0', 'instructions 1', 'easier 0', 'harder 0', 'guidance 0']
  test.each<[DeclaredHazard['at'], (string | undefined)[]]>([
    [['card'], []],
    [[1], [second, easier, harder]],
    [
      [1, 2],
      [easier, harder],
    ],
    [['easier'], [first, second, harder]],
    [['harder'], [first, second, easier]],
    [['elsewhere'], [first, second, easier, harder]],
  ])('at %j are all except %j', (at, uncovered) => {
    expect(listFindings('en', parts, { hazards: [{ code: 'small_parts', at, who: 'child' }] })).toEqual(
      uncovered.map((place) => `${place} small_parts`),
    )
  })
  test('are none of another hazard', () => {
    const others = { hazards: [{ code: 'balloons' as const, at: ['card' as const], who: 'child' as const }] }
    expect(listFindings('en', parts, others)).toHaveLength([title, first, second, easier, harder, guidance].length)
  })
})

describe('lint: words that cannot be acknowledged, in several sentences and in notes', () => {
  const never = (fields: Partial<LintedText>) => findingsIn({ ...empty, ...fields }, 'en', 0).filter(({ isNever }) => isNever)
  test('are found across the sentences of one step, not across steps', () => {
    expect(never({ instructions: ['Boil water on the stove. The children stir it.'] })).toMatchObject([{ about: { hazard: 'heat' }, index: 0 }])
    expect(never({ instructions: ['Boil water on the stove.', 'The children stir it.'] })).toEqual([])
  })
  test('in a note may be acknowledged, or declared with any actor', () => {
    const note = { safetyNotes: ['Let the children light the candle.'] }
    const words = findingsIn({ ...empty, ...note }, 'en', 0).map(({ word }) => word)
    expect(listFindings('en', note, { acknowledged: [{ words: { en: words }, why: 'Only a warning.' }] })).toEqual([])
    const adult = { hazards: [{ code: 'fire' as const, at: [1], who: 'adult' as const }], substances: [{ id: 'wax', use: 'near' as const }] }
    expect(listFindings('en', note, adult)).toEqual([])
  })
})

describe('lint: pairs', () => {
  const pairs = (fields: Partial<LintedText>) =>
    findingsIn({ ...empty, ...fields }, 'en', 0).flatMap(({ part, index, word }) => (word.includes('…') ? [`${part} ${index} ${word}`] : []))
  test.each<[string, Partial<LintedText>, string | undefined]>([
    ['the next step', { instructions: ['Fill the tub.', 'Leave her alone.'] }, 'instructions 0 tub … Leave her'],
    ['one step', { instructions: ['Fill the tub. Leave her alone.'] }, 'instructions 0 tub … Leave her'],
    ['another part', { title: 'Fill the tub', instructions: ['Leave her alone.'] }, undefined],
    ['the material before the first step', { materials: ['A tub'], instructions: ['Leave her alone.'] }, undefined],
    ['the variation after the last step', { instructions: ['Fill the tub.'], easier: 'Leave her alone.' }, undefined],
    ['neighboring notes', { safetyNotes: ['Fill the tub.', 'Leave her alone.'] }, undefined],
    ['two words of one side', { instructions: ['Fill the tub.', 'Fill the pool.'] }, undefined],
  ])('of words in %s are %j: %j', (_, fields, first) => {
    expect(pairs(fields)[0]).toBe(first)
  })
  test('may be acknowledged', () => {
    const steps = { instructions: ['Visit the hens.', 'Sing.', 'They may eat out of your hand.'] }
    const found = findingsIn({ ...empty, ...steps }, 'en', 0).filter(({ word }) => word.includes('…'))
    expect(found.map(({ isNever }) => isNever)).toEqual([false, false])
  })
  test('of an animal and a touch are found anywhere in a text', () => {
    const found = pairs({ instructions: ['Visit the hens.', 'Sing.', 'Count.', 'They may eat out of your hand.'] })
    expect(found).toEqual(['instructions 0 hens … eat out of your hand', 'instructions 3 eat out of your hand … hens'])
    expect(pairs({ title: 'Visit the hens', instructions: ['They may eat out of your hand.'] })).toHaveLength(2)
  })
})

test.each([
  ['balloons', 95, true],
  ['balloons', 96, false],
  ['small_parts', 71, true],
  ['small_parts', 72, false],
  ['water', 200, true],
] as const)('concerns returns for %s from %i months on: %s', (code, ageMinMonths, expected) => {
  expect(concerns(code, ageMinMonths)).toBe(expected)
})

test.each([
  ['instructions', 0, 1],
  ['instructions', 4, 5],
  ['easier', 0, 'easier'],
  ['harder', 0, 'harder'],
  ['title', 0, 'elsewhere'],
  ['safetyNotes', 2, 'elsewhere'],
] as const)('placeOf returns for %s at %d the place %s', (part, index, place) => {
  expect(placeOf(part, index)).toBe(place)
})

test.each([
  ['bread', 'bread', true],
  ['apple', 'fruit', true],
  ['fruit', 'apple', true],
  ['soy-sauce', 'wheat', true],
  ['wheat', 'soy-sauce', false],
  ['apple', 'bread', false],
  ['unknown', 'bread', false],
])('coversSubstance returns for declared %s and found %s: %s', (declared, found, expected) => {
  expect(coversSubstance(declared, found)).toBe(expected)
})
