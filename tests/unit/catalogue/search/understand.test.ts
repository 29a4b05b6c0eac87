import { describe, expect, test } from 'vitest'
import { findsActivities, isOptionalTerm, minutesOf, monthsOf, termName } from '#lib/domain/catalogue/search/term'
import { hasWords } from '#lib/domain/catalogue/search/typed-words'
import { understand } from '#lib/domain/catalogue/search/understand'
import type { Language } from '#lib/domain/platform/basics'

const read = (typed: string, language: Language = 'en') => understand(typed, language).map(({ typed: own, senses }) => [own, senses[0]])

describe('understand', () => {
  test.each<[Language, string, [string, string | undefined][]]>([
    [
      'en',
      'fine motor 4 years rainy',
      [
        ['fine motor', 'tag:fine_motor'],
        ['4 years', 'months:54'],
        ['rainy', 'tag:rain'],
      ],
    ],
    [
      'en',
      'Quick games for toddlers',
      [
        ['Quick', 'minutes:15'],
        ['toddlers', 'months:24'],
      ],
    ],
    ['en', 'no prep', [['no prep', 'trait:no_prep']]],
    ['es', 'motricidad fina', [['motricidad fina', 'tag:fine_motor']]],
    ['es', 'dinosaurios', [['dinosaurios', 'tag:dinosaurs']]],
    ['es', 'actividades sin preparación', [['sin preparación', 'trait:no_prep']]],
    ['he', 'אותיות', [['אותיות', 'tag:letters']]],
    ['he', 'ללא הכנה', [['ללא הכנה', 'trait:no_prep']]],
    [
      'he',
      'יצירה לגיל 4',
      [
        ['יצירה', 'tag:art'],
        ['לגיל 4', 'months:54'],
      ],
    ],
  ])('reads the %s search "%s"', (language, typed, terms) => {
    expect(read(typed, language)).toEqual(terms)
  })

  test('recognizes words of a language other than the user’s', () => {
    expect(read('motricidad fina', 'en')).toEqual(read('motricidad fina', 'es'))
    expect(read('dinosaurs', 'he')).toEqual(read('dinosaurs', 'en'))
  })

  test.each<[string, number | undefined]>([
    ['4yo', 54],
    ['age 4', 54],
    ['ages 3 to 5', 54],
    ['3-5 years', 54],
    ['four year olds', 54],
    ['8 months', 8],
    ['בן שנתים', 30],
    ['6 to 12 months', 9],
    ['18 years', 216],
    ['18 to 19 years', 216],
    ['19 years', undefined],
    ['5 to 3 years', 42],
    ['4', undefined],
    ['de 3 a 5 años', 54],
    ['ocho meses', 8],
    ['גיל 4', 54],
    ['בני 3 עד 5', 54],
    ['בת 8 חודשים', 8],
    ['בן שנתיים', 30],
  ])('reads "%s" as an age of %s months', (typed, months) => {
    expect(understand(typed, 'en').map(monthsOf).find(Boolean)).toBe(months)
  })

  test.each<[string, number | undefined]>([
    ['10 min', 10],
    ['5 to 10 minutes', 10],
    ['2 hours', 120],
    ['half an hour', 30],
    ['media hora', 30],
    ['10 דקות', 10],
    ['rápido', 15],
    ['10', undefined],
    ['1234 minutes', undefined],
  ])('reads "%s" as at most %s minutes', (typed, minutes) => {
    expect(understand(typed, 'en').map(minutesOf).find(Boolean)).toBe(minutes)
  })

  test.each([
    ['boats', 'age 4', 'paper'],
    ['boats', '4 years old', 'paper'],
    ['boats', '8 months', 'paper'],
    ['boats', '10 minutes', 'paper'],
    ['boats', '2 hours', 'paper'],
    ['boats', 'rainy day', 'paper'],
  ])('separates %s, %s and %s, each with the rest of the search', (...parts) => {
    const terms = understand(parts.join(' '), 'en').map(({ typed, rest }) => [typed, rest])
    expect(terms).toEqual(parts.map((part) => [part, parts.filter((other) => other !== part).join(' ')]))
  })

  test.each([
    ['zorblax', [['zorblax']]],
    ['kite', [['kite']]],
    ['calm', [['calm']]],
    ['outdoors', []],
    ['4 years', []],
    ['10 minutes', []],
    ['x', [['x']]],
    ['zzzz', [['zzzz', 'zz']]],
  ])('searches "%s" in texts by the words %j', (typed, words) => {
    expect(understand(typed, 'en').map((term) => term.words)).toEqual([words])
  })

  test.each<[Language, string, string]>([
    ['en', 'a game for 25 kids', 'children:25'],
    ['en', 'group of 18', 'children:20'],
    ['en', 'a class of 30 students', 'children:25'],
    ['en', 'two kids', 'children:2'],
    ['en', 'just one child', 'children:1'],
    ['en', 'small group', 'children:5'],
    ['es', '20 niños', 'children:20'],
    ['es', 'grupo de 12', 'children:12'],
    ['es', 'en parejas', 'children:2'],
    ['he', '20 ילדים', 'children:20'],
    ['he', 'קבוצה של 8', 'children:8'],
    ['he', 'שני ילדים', 'children:2'],
  ])('reads in the %s search "%s" a number of children as %s', (language, typed, sense) => {
    expect(understand(typed, language).map(({ senses }) => senses[0])).toEqual([sense])
  })

  test.each<[Language, string, string]>([
    ['en', 'wheelchair friendly', 'need:wheelchair'],
    ['en', 'he cant sit still', 'need:seeks_movement'],
    ['es', 'alumno sordo', 'need:deaf'],
    ['he', 'רגיש לרעש', 'need:noise_sensitive'],
    ['en', 'different ages', 'mixed_ages'],
    ['es', 'sin hacer ruido', 'no_noise'],
    ['en', 'rhyming words', 'tag:early_literacy'],
    ['en', 'conflict resolution', 'tag:empathy'],
    ['en', 'scissors', 'tag:fine_motor'],
    ['es', 'resolución de conflictos', 'tag:empathy'],
    ['he', 'חריזה', 'tag:early_literacy'],
  ])('reads in the %s search "%s" the meaning %s', (language, typed, sense) => {
    expect(understand(typed, language).flatMap(({ senses }) => senses)).toContain(sense)
  })

  test.each<[Language, string, string[]]>([
    ['en', 'brain break', ['place:classroom', 'minutes:10', 'no_materials']],
    ['es', 'pausa activa', ['place:classroom', 'minutes:10', 'no_materials']],
    ['he', 'הפסקה פעילה', ['place:classroom', 'minutes:10', 'no_materials']],
    ['en', 'sub plans', ['group', 'place:classroom', 'no_materials']],
    ['en', 'noise sensitive', ['no_noise', 'trait:calm']],
    ['es', 'no ve bien', ['tag:listening', 'tag:senses']],
    ['he', 'באולם ספורט', ['trait:active', 'group']],
    ['es', 'alumno sordo', ['tag:observation', 'tag:body_awareness']],
  ])('adds to the %s search "%s" the implied %j', (language, typed, implied) => {
    const terms = understand(typed, language)
    expect(terms.filter(({ isImplied }) => isImplied).map(({ senses }) => senses[0])).toEqual(implied)
    expect(terms.filter(({ isImplied }) => !isImplied)).toHaveLength(1)
  })

  test.each<[Language, string, string[]]>([
    ['en', 'halloween no candy', ['halloween']],
    ['es', 'pintar sin agua', ['pintar']],
    ['he', 'שבת בלי לגזור', ['שבת']],
    ['en', 'no mess', ['no mess']],
  ])('drops from the %s search "%s" what it excludes', (language, typed, kept) => {
    expect(read(typed, language).map(([own]) => own)).toEqual(kept)
  })

  test.each<[Language, string, string]>([
    ['en', 'math worksheet', 'worksheet'],
    ['es', 'videojuegos de autos', 'videojuegos'],
    ['he', 'דפי עבודה חשבון', 'דפי עבודה'],
  ])('marks in the %s search "%s" as absent: %s', (language, typed, absent) => {
    expect(
      understand(typed, language)
        .filter(({ isAbsent }) => isAbsent)
        .map(({ typed: own }) => own),
    ).toEqual([absent])
  })

  test('ignores filler words of a phrase', () => {
    expect(understand('the dog who is not with me', 'en').map(({ typed }) => typed)).toEqual(['dog'])
    expect(understand('hands on fractions', 'en').map(({ typed }) => typed)).toEqual(['fractions'])
    expect(understand('screen free games', 'en').map(({ typed }) => typed)).toEqual(['games'])
  })

  test('searches no text for the one word that is left of a phrase with another meaning', () => {
    const wordsOf = (typed: string) => understand(typed, 'en').map(({ words }) => words.length)
    expect(wordsOf('power went out')).toEqual([0])
    expect(wordsOf('power')).toEqual([1])
    expect(wordsOf('memory games')).toEqual([1])
    expect(wordsOf('scissors practice')).toEqual([1])
  })

  test('keeps the words of a title that has only filler words', () => {
    expect(understand('No, That’s Not How It Was!', 'en').map(({ typed }) => typed)).toEqual(expect.arrayContaining(['How', 'Was']))
    expect(understand('pictures without a screen', 'en').map(({ typed }) => typed)).toEqual(['pictures'])
  })

  test('tells terms that find activities from ages and times, which only narrow', () => {
    const finding = understand('zorblax dinosaurs outdoors 4 years 10 minutes', 'en').filter(findsActivities)
    expect(finding.map(({ typed }) => typed)).toEqual(['zorblax', 'dinosaurs', 'outdoors'])
  })

  test('prefers the meaning of the typed spelling to those of its other forms', () => {
    expect([read('woods'), read('wood')]).toEqual([[['woods', 'tag:forest']], [['wood', 'tag:woodwork']]])
  })

  test('marks only terms of time, place and manner as optional', () => {
    const optionalTerms = (typed: string) =>
      understand(typed, 'en')
        .filter(isOptionalTerm)
        .map(({ typed: own }) => own)
    expect(optionalTerms('dinosaurs rainy day outdoors 4 years cardboard')).toEqual(['rainy day', 'outdoors'])
  })

  test('ignores filler words, even if the search has no others', () => {
    expect(read('the boat of paper')).toEqual([
      ['boat', 'tag:boats'],
      ['paper', 'tag:paper'],
    ])
    expect(read('games')).toEqual([['games', 'category:games']])
    expect(hasWords('ideas for kids')).toBe(true)
    expect([read('ideas for kids'), read('de la'), read('פעילויות לילדים', 'he')]).toEqual([[], [], []])
  })

  test('names each sense in the user’s language and keeps ages as typed', () => {
    const names = (typed: string, language: Language) => understand(typed, language).map((term) => termName(term, language))
    expect(names('rainy fine motor 4 years', 'es')).toEqual(['rainy', 'motricidad fina', '4 years'])
    expect(names('dinosaurios sin ensuciar', 'en')).toEqual(['dinosaurs', 'no mess'])
    expect(names('zorblax calm', 'en')).toEqual(['zorblax', 'calm'])
  })

  test('keeps a word with digits as one word', () => {
    expect(read('mwtws22a1iv 4yo')).toEqual([
      ['mwtws22a1iv', undefined],
      ['4 yo', 'months:54'],
    ])
  })

  test.each(['', '   ', '🎨🎉', '%_\\\'";--', '…!?', '\u200f', '\u0301'])('finds no terms in %j', (typed) => {
    expect(understand(typed, 'en')).toEqual([])
    expect(hasWords(typed)).toBe(false)
  })

  test.each([
    ['מוטוריקה עדינה', 'tag:fine_motor'],
    ['מוטריקה עדינה', 'tag:fine_motor'],
    ['במוטריקה עדינה', 'tag:fine_motor'],
    ['ריקוד', 'tag:dancing'],
    ['רקוד', 'tag:dancing'],
    ['פיה', 'tag:fairies'],
    ['פה', undefined],
  ])('reads the Hebrew "%s", with or without optional vowel letters, as %s', (typed, sense) => {
    expect(understand(typed, 'he')[0]?.senses[0]).toBe(sense)
  })

  test('returns each term once, and at most twelve terms', () => {
    expect(understand('boat Boat BOAT', 'en')).toHaveLength(1)
    expect(understand(Array.from({ length: 400 }, (_, i) => `word${i}`).join(' '), 'en')).toHaveLength(12)
  })

  test('returns words in the forms of every language', () => {
    const forms = (typed: string) => understand(typed, 'en').flatMap(({ words }) => words.flat())
    expect(forms('ranitas')).toEqual(expect.arrayContaining(['ranitas', 'ranita']))
    expect(forms('לבועות')).toEqual(expect.arrayContaining(['לבועות', 'בועות']))
  })

  test('returns words without tsquery operators', () => {
    const words = understand("boat' & !(paper) | \\x:* <-> 3/4 4.5 a'b O’Neil נ״צ", 'en').flatMap((term) => term.words.flat())
    expect(words.filter((word) => !/^[\p{L}\p{N}.,/]+$/u.test(word))).toEqual([])
  })

  test.each<[Language, string, string]>([
    ['en', 'telling time', 'clock'],
    ['en', 'cushion tower', 'pillow'],
    ['es', 'leer la hora', 'reloj'],
    ['he', 'כרית', 'כריות'],
  ])('in %s searches for "%s" also by "%s"', (language, typed, other) => {
    expect(understand(typed, language)[0]?.words.flat()).toContain(other)
  })

  test.each<[Language, string, string[]]>([
    ['en', 'everything about snails', ['everything']],
    ['es', 'todos distintos caracoles', ['distintos']],
    ['he', 'תמיד חלזונות', ['תמיד']],
  ])('in %s marks in "%s" the words that say little', (language, typed, asides) => {
    expect(understand(typed, language).flatMap((term) => (term.isAside ? [term.typed] : []))).toEqual(asides)
  })

  test.each<[Language, string]>([
    ['en', 'balloons'],
    ['en', 'shabbat'],
    ['es', 'piñata'],
    ['he', 'מספריים'],
  ])('in %s reads "%s" as a thing', (language, typed) => {
    expect(understand(typed, language)).toMatchObject([{ typed, isThing: true }])
  })
})
