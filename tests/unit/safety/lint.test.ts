import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/domain/platform/basics'
import { findingsIn, type LintedText, lint } from '#lib/domain/safety/lint'
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
const asked = (language: Language, fields: Partial<LintedText>, given: Parameters<typeof facts>[0] = {}) =>
  lint(text(language, fields), facts(given), 0).map(
    ({ part, index, about }) => `${part} ${index} ${'hazard' in about ? about.hazard : about.substance}`,
  )

describe('a dangerous word', () => {
  test.each([
    ['en', 'Roll the marbles down the slide.', 'small_parts'],
    ['es', 'Hagan rodar las canicas por la rampa.', 'small_parts'],
    ['he', 'מגלגלים את הגולות במגלשה.', 'small_parts'],
    ['en', 'Without a blender, mash the peanuts with a fork.', 'peanuts'],
    ['es', 'Sin licuadora, aplasta los cacahuates con un tenedor.', 'peanuts'],
    ['he', 'בלי בלנדר, מועכים את הבוטנים במזלג.', 'peanuts'],
    ['en', 'There are no balloons here.', 'balloons'],
    ['en', 'It looks like a candle.', 'fire'],
  ] as const)('%s: “%s” asks for %s, whatever the sentence says', (language, step, about) => {
    expect(asked(language, { instructions: [step] })).toContain(`instructions 0 ${about}`)
  })

  test('is covered where it is declared for that very step', () => {
    const steps = ['Look around.', 'Roll the marbles.']
    const at = (place: number) => ({ hazards: [{ code: 'small_parts' as const, at: [place], who: 'child' as const }] })
    expect(asked('en', { instructions: steps }, at(2))).toEqual([])
    expect(asked('en', { instructions: steps }, at(1))).toEqual(['instructions 1 small_parts'])
  })

  test('of the title, a material or a note is covered by the hazard, wherever it is declared', () => {
    const given = { hazards: [{ code: 'small_parts' as const, at: [1], who: 'child' as const }] }
    expect(asked('en', { title: 'Marbles', materials: ['Marbles'], safetyNotes: ['Count the marbles.'] }, given)).toEqual([])
  })

  test('of a variation is covered there alone', () => {
    const given = { hazards: [{ code: 'small_parts' as const, at: [1], who: 'child' as const }] }
    expect(asked('en', { easier: 'Use marbles.' }, given)).toEqual(['easier 0 small_parts'])
  })

  test('is covered by a note beside the text that says why it is harmless, in its language alone', () => {
    const given = { acknowledged: [{ words: { en: ['marbles'] }, why: 'Only in the story.' }] }
    expect(asked('en', { instructions: ['Roll the marbles.'] }, given)).toEqual([])
    expect(asked('es', { instructions: ['Rueden las canicas.'] }, given)).toEqual(['instructions 0 small_parts'])
  })
})

test.each([
  ['en', 'Give your child’s doll a balloon.', 'balloon'],
  ['es', 'Lava las manos con jabón.', 'jabón'],
  ['he', 'נפחו שני בלונים.', 'בלונים'],
  ['he', 'הדליקו את הנר, והילדים יכבו אותו.', 'הנר'],
] as const)('%s: %s is asked about by the word as it is written', (language, line, word) => {
  expect(findingsIn({ ...empty, instructions: [line] }, language, 0).map((finding) => finding.word)).toContain(word)
})

describe('a hazard that concerns nobody of the ages it is for', () => {
  const found = (ageMinMonths: number) => findingsIn({ ...empty, instructions: ['Roll the marbles.'] }, 'en', ageMinMonths).length
  test('is not asked about', () => {
    expect(found(71)).toBe(1)
    expect(found(72)).toBe(0)
  })
})

test('common words are not asked about where nothing is done', () => {
  const line = 'Balancing on a log and climbing.'
  expect(asked('en', { instructions: [line] }).length).toBeGreaterThan(0)
  expect(asked('en', { benefits: [line], safetyNotes: [line] })).toEqual([])
})

test('of two names of substances the longer is meant', () => {
  expect(asked('en', { materials: ['Coconut milk'] })).not.toContain('materials 0 milk')
  expect(asked('he', { materials: ['תפוחי אדמה'] })).toEqual(['materials 0 potato'])
})

describe('what can be declared, but never explained away', () => {
  const step = { instructions: ['Let the children light the candle.'] }
  const fire = (who: 'child' | 'adult') => ({ hazards: [{ code: 'fire' as const, at: [1], who }] })
  test.each([
    ['en', 'Let the children light the candle.'],
    ['es', 'Deja que los niños enciendan la vela.'],
    ['he', 'תנו לילדים להדליק את הנר.'],
  ] as const)('%s: %s', (language, line) => {
    const words = findingsIn({ ...empty, instructions: [line] }, language, 0).map(({ word }) => word)
    const given = { acknowledged: [{ words: { [language]: words }, why: 'They are careful.' }] }
    expect(asked(language, { instructions: [line] }, given)).toEqual(['instructions 0 fire'])
    expect(asked(language, { instructions: [line] }, { ...given, ...fire('child') })).toEqual([])
  })
  test('is not covered by an adult who does not do it', () => {
    expect(asked('en', step, { ...fire('adult'), substances: [{ id: 'wax', use: 'near' as const }] })).toEqual(['instructions 0 fire'])
  })
  test.each([
    ['en', 'Hand each child whole grapes.'],
    ['es', 'Dale a cada uno uvas enteras.'],
    ['he', 'תנו לכל ילד ענבים שלמים.'],
  ] as const)('%s: %s, nor as cut', (language, line) => {
    const given = { substances: [{ id: 'grape', use: 'eaten' as const }] }
    const hazards = (as?: 'cut_or_cooked') => [
      { code: 'choking_food' as const, at: [1], who: 'child' as const, as },
      { code: 'eating' as const, at: [1], who: 'child' as const },
    ]
    expect(asked(language, { instructions: [line] }, { ...given, hazards: hazards('cut_or_cooked') })).toContain('instructions 0 choking_food')
    expect(asked(language, { instructions: [line] }, { ...given, hazards: hazards() })).toEqual([])
  })
})

describe('two words that only together are a danger', () => {
  test.each([
    ['en', 'Fill the tub with warm water.', 'Leave her alone for a moment and fetch a towel.'],
    ['es', 'Llena la bañera.', 'Déjala sola un momento y ve por la toalla.'],
    ['he', 'ממלאים את האמבטיה.', 'משאירים אותה לבד לרגע והולכים להביא מגבת.'],
  ] as const)('%s are found in neighbouring steps', (language, one, other) => {
    expect(asked(language, { instructions: [one, other] }).join()).toContain('water_alone')
    expect(asked(language, { instructions: [one, 'x', 'x', other] }).join()).not.toContain('water_alone')
  })
})

describe('a substance', () => {
  test('is covered by itself, a kind of it, its group, and what contains it', () => {
    const step = (line: string) => ({ instructions: [line] })
    const given = (id: string) => ({
      substances: [{ id, use: 'eaten' as const }],
      hazards: [{ code: 'eating' as const, at: [1], who: 'child' as const }],
    })
    expect(asked('en', step('A piece of bread.'), given('bread'))).toEqual([])
    expect(asked('en', step('A kind of fruit.'), given('apple'))).toEqual([])
    expect(asked('en', step('A piece of bread.'), given('pizza'))).toEqual(['instructions 0 bread'])
    expect(asked('en', step('Some wheat.'), given('soy-sauce'))).toEqual([])
    expect(asked('en', step('A piece of bread.'), given('apple'))).toEqual(['instructions 0 bread'])
  })
})
