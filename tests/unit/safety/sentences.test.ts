import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#lib/domain/platform/basics'
import { needs } from '#lib/domain/platform/vocabulary'
import { joined, type Mark, readText, withoutAllowedPhrases, wordsOf } from '#lib/domain/safety/sentences'
import { words } from '#lib/domain/safety/words/generated'

const marksIn = (text: string, language: Language = 'en') => readText(text, language).flatMap(({ found }) => found.map(({ mark }) => mark))
const substancesIn = (text: string, language: Language = 'en') =>
  marksIn(text, language).flatMap((mark) => (mark.kind === 'substance' ? mark.id : []))

/** Writes the first phrase without forms and gaps of any word as plain words. */
const plain = (phrases: readonly string[] | undefined) =>
  phrases
    ?.find((phrase) => !/[*+^_]/.test(phrase))
    ?.split(' ')
    .filter((word) => word !== '~')
    .map((word) => word.split('|')[0]?.replace('=', ''))
    .join(' ')

describe('readText', () => {
  const { hazards, undoable, innocent, balls, units, household } = words.en
  const [need] = needs.filter((one) => plain(undoable[one]))

  test.each<[string | undefined, Partial<Mark>]>([
    [plain(hazards.small_parts?.things), { kind: 'thing', code: 'small_parts' }],
    [plain(innocent), { kind: 'innocent' }],
    [plain(balls), { kind: 'ball' }],
    [plain(units.mm), { kind: 'mm' }],
    [plain(units.cm), { kind: 'cm' }],
    [plain(units.inch), { kind: 'inch' }],
    [plain(household.things), { kind: 'household' }],
    [plain(household.containers), { kind: 'container' }],
    [plain(household.holding), { kind: 'holding' }],
    [need && plain(undoable[need]), { kind: 'undoable', ...(need && { need }) }],
  ])('marks %j as %o', (phrase, mark) => {
    expect(phrase).toBeDefined()
    expect(marksIn(phrase ?? '')).toContainEqual(mark)
  })

  test.each(['mild', 'never'] as const)('marks words of the list %s', (kind) => {
    const entry = Object.entries(hazards).find(([, lists]) => plain(lists?.[kind]))
    expect(marksIn(plain(entry?.[1]?.[kind]) ?? '')).toContainEqual({ kind, code: entry?.[0] })
  })

  test('marks both words of a pair that is dangerous only together', () => {
    const entry = Object.entries(hazards).find(([, lists]) => lists?.together?.some(({ one, other }) => plain(one) && plain(other)))
    const pair = entry?.[1]?.together?.findIndex(({ one, other }) => plain(one) && plain(other)) ?? -1
    const { one, other } = entry?.[1]?.together?.[pair] ?? {}
    expect(marksIn(`${plain(one)}, ${plain(other)}`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'pair_word', code: entry?.[0], pair, side: 'first' }),
        expect.objectContaining({ kind: 'pair_word', code: entry?.[0], pair, side: 'second' }),
      ]),
    )
  })

  test('keeps only the longest of nested substance names', () => {
    expect(substancesIn('coconut milk')).toEqual(['coconut'])
    expect(substancesIn('coconut and milk').toSorted()).toEqual(['coconut', 'milk'])
    expect(substancesIn('milk')).toEqual(['milk'])
    expect(substancesIn('milk chocolate')).toEqual(['chocolate'])
    expect(substancesIn('milk, peanut butter')).toEqual(['milk', 'peanuts', 'peanut-butter'])
    expect(substancesIn('almond milk and milk').toSorted()).toEqual(['almond', 'milk'])
  })

  test.each<[Language, string, string]>([
    ['en', "painter's tape", 'masking-tape'],
    ['en', "lamb's ear", 'ornamental-plants'],
    ['en', 'alpha-gal', 'red-meat'],
    ['en', 'follow-on milk', 'infant-formula'],
    ['es', 'alfa-gal', 'red-meat'],
    ['es', 'post-it', 'stickers'],
  ])('finds in %s a substance by the name %s, which has a sign: %s', (language, text, id) => {
    expect([...new Set(substancesIn(`xx ${text} yy`, language))]).toEqual([id])
  })

  test('reads words of another alphabet in their language', () => {
    expect(substancesIn('כוס חלב', 'he')).toContain('milk')
    expect(substancesIn('a cup of חלב')).toContain('milk')
    expect(substancesIn('כוס milk', 'he')).toContain('milk')
    expect(substancesIn('כוס leche', 'he')).toContain('milk')
    expect(substancesIn('חלב egg', 'he').toSorted()).toEqual(['eggs', 'milk'])
    expect(substancesIn('a cup of leche', 'en')).not.toContain('milk')
  })

  test('marks nothing in a harmless sentence', () => {
    for (const language of languages) expect(marksIn('', language)).toEqual([])
    expect(marksIn('Sit together.')).toEqual([])
  })

  test('reads each sentence on its own', () => {
    expect(readText('One. Two.', 'es').map(({ language, tokens }) => [language, tokens.map(({ text }) => text)])).toEqual([
      ['es', ['one']],
      ['es', ['two']],
    ])
  })
})

describe('joined', () => {
  test('puts a comma between sentences and finds phrases again', () => {
    const whole = joined(readText('Pour milk. Stir.', 'en'))
    expect(wordsOf(whole, { start: 0, end: 99 })).toBe('pour milk , stir')
    expect(whole.language).toBe('en')
    expect(whole.found.map(({ mark }) => mark)).toContainEqual({ kind: 'substance', id: 'milk' })
  })

  test('keeps the language, and returns an empty sentence for none', () => {
    expect(joined(readText('חלב', 'he')).language).toBe('he')
    expect(joined([]).tokens).toEqual([])
  })
})

test('wordsOf returns the words of a span', () => {
  const [sentence] = readText('Pour cold milk slowly', 'en')
  expect(sentence && wordsOf(sentence, { start: 1, end: 3 })).toBe('cold milk')
})

describe('withoutAllowedPhrases', () => {
  const kinds = (text: string) =>
    readText(text, 'en').flatMap((sentence) => withoutAllowedPhrases(sentence).map(({ mark }) => (mark.kind === 'substance' ? mark.id : mark.kind)))

  test('keeps all marks of a sentence without an innocent phrase', () => {
    const [sentence] = readText('Pour milk over the marbles', 'en')
    expect(sentence && withoutAllowedPhrases(sentence)).toEqual(sentence?.found)
  })

  test('leaves out the hazards inside an innocent phrase, not outside of it', () => {
    const phrase = words.en.innocent.find((one) => /^[\p{L} ]+$/u.test(one) && marksIn(one).some(({ kind }) => kind === 'thing'))
    expect(phrase).toBeDefined()
    expect(kinds(phrase ?? '')).toContain('innocent')
    expect(kinds(phrase ?? '')).not.toContain('thing')
    expect(kinds(`${phrase} and marbles`)).toContain('thing')
  })

  test('keeps food in an innocent phrase', () => {
    const phrase = words.en.innocent.find((one) => /^[\p{L} ]+$/u.test(one) && substancesIn(one).length > 0)
    expect(phrase).toBeDefined()
    expect(kinds(phrase ?? '')).toEqual(expect.arrayContaining(substancesIn(phrase ?? '')))
  })
})
