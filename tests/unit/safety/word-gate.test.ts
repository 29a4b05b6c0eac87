import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#lib/domain/platform/basics'
import type { Need } from '#lib/domain/platform/vocabulary'
import { noAllergies, resolveAllergies } from '#lib/domain/safety/allergies'
import type { SafetyAudience } from '#lib/domain/safety/gate'
import { noteSentence } from '#lib/domain/safety/notes'
import { readText, withoutAllowedPhrases } from '#lib/domain/safety/sentences'
import { findLowestAllowedAge, getWordRefusals, type ModelText, notesOf, parseCard } from '#lib/domain/safety/word-gate'
import { words } from '#lib/domain/safety/words/generated'

const card = (language: Language, fields: Partial<ModelText>): ModelText => ({
  language,
  title: '',
  description: '',
  benefits: [],
  materialsNeeded: [],
  instructions: [],
  safetyNotes: [],
  variations: [],
  setting: 'indoor',
  durationMinutes: 30,
  ...fields,
})
const audience = (youngestMonths: number, ...allergies: string[]): SafetyAudience => ({
  youngestMonths,
  allergies: resolveAllergies(allergies),
  needs: [],
})
const refusingRules = (language: Language, fields: Partial<ModelText>, months: number, ...allergies: string[]) => [
  ...new Set(getWordRefusals(parseCard(card(language, fields)), audience(months, ...allergies)).map(({ rule }) => rule)),
]

describe('getWordRefusals: sentences do not excuse a word', () => {
  test.each<[Language, string, number, string[], string]>([
    ['en', 'Without a blender, mash the peanuts with a fork.', 80, ['peanuts'], 'allergy'],
    ['en', 'Avoid lumps when you whisk the eggs.', 80, ['eggs'], 'allergy'],
    ['en', 'No sugar needed: sweeten the porridge with honey.', 9, [], 'honey'],
    ['en', 'This is not boring: hand your toddler whole grapes.', 24, [], 'choking_food'],
    ['en', 'Mix borax with the glue until it is slime.', 48, [], 'toxic_art'],
    ['en', 'Crack an egg into the smoothie.', 100, [], 'raw_dough'],
    ['en', 'Pick berries along the path for a smoothie.', 100, [], 'wild_eating'],
    ['es', 'Sin batidora, aplasta los cacahuates con un tenedor.', 80, ['maní'], 'allergy'],
    ['he', 'בלי בלנדר, מועכים את הבוטנים במזלג.', 80, ['בוטנים'], 'allergy'],
    ['es', 'Ata la soga a su cintura.', 100, [], 'strangling'],
    ['en', 'Instead of a ball, use a marble.', 20, [], 'small_parts'],
    ['en', 'Pretend the candle is a star.', 40, [], 'fire'],
    ['en', 'An adult takes the cake out of the oven.', 40, [], 'heat'],
  ])('refuses in %s: %s', (language, step, months, allergies, rule) => {
    expect(refusingRules(language, { instructions: [step] }, months, ...allergies)).toContain(rule)
  })
})

test('getWordRefusals reads a note that is not advice together with the steps', () => {
  const pool = { instructions: ['Let your child splash in the paddling pool.'] }
  const note = 'The water is shallow, so this is a good moment for you to go inside and get some laundry done.'
  expect(refusingRules('en', { ...pool, safetyNotes: [note] }, 60)).toContain('water_alone')
  expect(refusingRules('en', { ...pool, safetyNotes: ['Stay within arm’s reach of your child.'] }, 60)).toEqual([])
})

describe('getWordRefusals: balls up to 44.4 mm are small parts', () => {
  test.each<[Language, string]>([
    ['en', '1 ball of 4 cm'],
    ['en', '2 balls of 1 3/4 inches'],
    ['en', 'balls of 3-6 cm'],
    ['en', 'balls three to six cm wide'],
    ['es', '2 pelotas de 3 a 6 cm'],
    ['he', 'כדור בקוטר 3 עד 6 ס"מ'],
    ['en', 'balls of 3 – 6 cm'],
    ['en', 'balls three-six cm wide'],
    ['en', 'balls of 3 x 6 cm'],
    ['es', 'pelotas de 3 por 6 cm'],
    ['he', 'כדורים בקוטר בין 3 ל-6 ס"מ'],
  ])('refuses in %s: %s', (language, line) => {
    expect(refusingRules(language, { materialsNeeded: [line] }, 20)).toContain('small_parts')
  })
  test.each<[Language, string]>([
    ['en', 'one ball 15 cm across'],
    ['en', 'two 10 cm balls'],
    ['en', '1 ball, 2 feet from the 20 cm hoop'],
    ['es', 'una pelota de 15 cm'],
    ['he', 'כדור אחד בקוטר 15 ס"מ'],
  ])('allows a larger ball in %s: %s', (language, line) => {
    expect(refusingRules(language, { materialsNeeded: [line] }, 20)).not.toContain('small_parts')
  })
})

describe('getWordRefusals: places and spellings of a danger', () => {
  const line = 'Roll the marbles.'
  test.each<[string, Partial<ModelText>]>([
    ['title', { title: line }],
    ['description', { description: line }],
    ['benefits', { benefits: [line] }],
    ['materials', { materialsNeeded: [line] }],
    ['steps', { instructions: [line] }],
    ['variations', { variations: [line] }],
    ['notes', { safetyNotes: ['If they are bored, give them the marbles.'] }],
  ])('finds a danger in the %s', (_, fields) => {
    expect(refusingRules('en', fields, 20)).toContain('small_parts')
    expect(refusingRules('en', fields, 36)).not.toContain('small_parts')
  })

  test.each([
    ['with spaces between its letters', 'Use m a r b l e s.'],
    ['in look-alike letters', 'Use mаrbles.'],
    ['with zero-width characters', 'Use mar\u200bbles.'],
    ['in entities', 'Use &#109;arbles.'],
    ['in digits', 'Use m4rbles.'],
    ['in full-width letters', 'Use ｍａｒｂｌｅｓ.'],
    ['with repeated letters', 'Use marrrbles.'],
  ])('finds a danger %s', (_, line) => {
    expect(refusingRules('en', { instructions: [line] }, 20)).toContain('small_parts')
  })

  test('finds a danger in another script than that of the card', () => {
    expect(refusingRules('en', { instructions: ['Use the גולות.'] }, 20)).toContain('small_parts')
    expect(refusingRules('he', { instructions: ['משחקים עם marbles.'] }, 20)).toContain('small_parts')
  })
})

describe('getWordRefusals: typed allergies', () => {
  test.each<[string, Language, string]>([
    ['kiwi', 'he', 'פורסים את הקיווי.'],
    ['fresas', 'en', 'Wash the strawberries.'],
    ['תותים', 'es', 'Lava las frutillas.'],
    ['cats', 'es', 'Acaricia al gatito.'],
    ['latex', 'en', 'Stretch a rubber band.'],
    ['peanuts', 'he', 'פותחים שקית במבה.'],
  ])('recognizes the allergy %s in a card in %s: %s', (allergy, language, step) => {
    expect(refusingRules(language, { instructions: [step] }, 80, allergy)).toContain('allergy')
    expect(refusingRules(language, { instructions: [step] }, 80)).not.toContain('allergy')
  })

  test('refuses the words of an unknown allergy, food, plants and animals', () => {
    for (const step of ['Take the xyzzy.', 'Peel an apple.', 'Lie in the grass.', 'Stroke the dog.']) {
      expect([step, refusingRules('en', { instructions: [step] }, 80, 'xyzzy')]).toEqual([step, ['allergy']])
    }
    expect(refusingRules('en', { instructions: ['Clap your hands.'] }, 80, 'xyzzy')).toEqual([])
  })
})

describe('getWordRefusals: an animal touched in a later step', () => {
  test.each<[Language, string, string]>([
    ['en', 'Open the box where the ducklings live.', 'Let one sit in her cupped hands.'],
    ['en', 'Look at the tortoise and say its name.', 'Stroke it with one finger.'],
    ['en', 'Visit the hens.', 'They may eat out of your hand.'],
    ['es', 'Abre la caja de los pollitos.', 'Ponlo en la palma de tu hijo.'],
    ['es', 'Miren la tortuga y digan su nombre.', 'Acaríciala con un dedo.'],
    ['he', 'פותחים את הקופסה של האפרוחים.', 'מושיבים אותו על כף היד.'],
    ['he', 'מסתכלים על הצב ואומרים שלום.', 'מלטפים באצבע אחת.'],
  ])('refuses in %s: %s … %s', (language, named, touched) => {
    const between = { en: ['Sing a song.', 'Count to five.'], es: ['Canten.', 'Cuenten hasta cinco.'], he: ['שרים.', 'סופרים עד חמש.'] }[language]
    expect(refusingRules(language, { instructions: [named, ...between, touched] }, 30)).toContain('poultry_reptiles')
  })
  test.each<[Language, string, string]>([
    ['en', 'Paint a snake and a pond.', 'Draw one more with a long stroke.'],
    ['en', 'Jump like a frog.', 'Hold hands and sing.'],
    ['es', 'Salten como ranas.', 'Tómense de la mano.'],
    ['he', 'קופצים כמו צפרדע.', 'מחזיקים ידיים ושרים.'],
  ])('allows in %s: %s … %s', (language, named, later) => {
    const between = { en: 'Sing a song.', es: 'Canten.', he: 'שרים.' }[language]
    expect(refusingRules(language, { instructions: [named, between, between, later] }, 30)).toEqual([])
  })
})

describe('innocent phrases', () => {
  test.each(languages.flatMap((language) => words[language].innocent.map((phrase) => [language, phrase] as const)))(
    'contain a danger that the phrase excuses, in %s: “%s”',
    (language, phrase) => {
      const written = phrase
        .split(' ')
        .map((choices) => (choices.split('|')[0] ?? '').replace(/[=+*]/g, ''))
        .filter((word) => word !== '~' && word !== '_' && word !== '^')
        .join(' ')
      const [sentence] = readText(written, language)
      const dangers = (found: readonly { mark: { kind: string } }[]) =>
        found.filter(({ mark }) => ['thing', 'pair_word', 'never'].includes(mark.kind)).length
      expect(sentence && dangers(sentence.found)).toBeGreaterThan(0)
      expect(sentence && dangers(withoutAllowedPhrases(sentence))).toBe(0)
    },
  )
})

describe('getWordRefusals: materials', () => {
  test('allows household things and food', () => {
    expect(refusingRules('en', { materialsNeeded: ['2 cardboard boxes', '1 banana', 'a bowl'] }, 80)).toEqual([])
    expect(refusingRules('es', { materialsNeeded: ['2 cajas de cartón', 'papel'] }, 80)).toEqual([])
    expect(refusingRules('he', { materialsNeeded: ['2 קופסאות קרטון', 'נייר'] }, 80)).toEqual([])
  })
  test('refuses an unknown material, also in a known container', () => {
    expect(refusingRules('en', { materialsNeeded: ['3 zorblats'] }, 80)).toEqual(['unknown_material'])
    expect(refusingRules('en', { materialsNeeded: ['a jar of zorblats'] }, 80)).toEqual(['unknown_material'])
  })
})

describe('getWordRefusals: the card’s own safety notes', () => {
  test.each<[Language, string]>([
    ['en', 'Check the label of the bread for milk or nuts.'],
    ['en', 'Check the ground for small stones first.'],
    ['es', 'Comprueba que no haya piedras pequeñas.'],
    ['he', 'ודאו שאין חלקים קטנים.'],
  ])('allows in %s the advice “%s”', (language, note) => {
    expect(refusingRules(language, { safetyNotes: [note] }, 20, 'milk', 'nuts')).toEqual([])
  })
  test.each<[Language, string]>([
    ['en', 'Check the ground for small stones and let her suck them.'],
    ['en', 'Keep the candle away from curtains while he holds it.'],
    ['es', 'Comprueba que no haya piedras pequeñas y luego dale una canica.'],
    ['he', 'אם משעמם, תנו להם גולות.'],
  ])('refuses in %s a note that is not advice: “%s”', (language, note) => {
    expect(refusingRules(language, { safetyNotes: [note] }, 20)).not.toEqual([])
  })
  test('notesOf keeps notes that name nothing dangerous', () => {
    const own = ['Take breaks, and stop when it is no longer fun.']
    expect(notesOf(parseCard(card('en', { safetyNotes: own })), 50)).toEqual(own)
  })
})

describe('notesOf: required notes', () => {
  const notes = (fields: Partial<ModelText>, months = 50) => notesOf(parseCard(card('en', fields)), months)
  test('come from steps, not from benefits or materials', () => {
    expect(notes({ instructions: ['Cut the paper with scissors.'] })).toEqual([noteSentence('adult_cuts_heats', 'en', 50)])
    expect(notes({ benefits: ['Cutting with scissors trains the hand.'] })).toEqual([])
    expect(notes({ materialsNeeded: ['1 silicone baking mat'] })).toEqual([])
  })
  test('are not repeated if the card has them', () => {
    const own = "Stay within arm's reach of the water at all times."
    const withWater = { instructions: ['Fill the bowl with water and splash.'], safetyNotes: [own] }
    expect(notes(withWater)).toEqual([own])
    expect(notes({ ...withWater, safetyNotes: [] })).toEqual([noteSentence('water', 'en', 50)])
  })
  test('are recognized and add no danger to a card', () => {
    const own = noteSentence('small_parts_warning', 'en', 40)
    expect(refusingRules('en', { safetyNotes: [own] }, 20)).toEqual([])
  })
})

describe('getWordRefusals: needs', () => {
  const rulesFor = (need: Need, language: Language, step: string) =>
    getWordRefusals(parseCard(card(language, { instructions: [step] })), { ...audience(80), needs: [need] }).map(({ rule }) => rule)
  test.each<[Need, Language, string]>([
    ['wheelchair', 'en', 'Climb a hill for a better view.'],
    ['wheelchair', 'es', 'Salten y corran hasta el árbol.'],
    ['wheelchair', 'he', 'רצים עד העץ.'],
    ['blind', 'en', 'Draw what you see in the mirror.'],
    ['deaf', 'es', 'Escuchen la música.'],
  ])('refuses what is impossible for %s, in %s: %s', (need, language, step) => {
    expect(rulesFor(need, language, step)).toContain('need')
    expect(rulesFor('seeks_movement', language, step)).not.toContain('need')
  })
})

describe('findLowestAllowedAge', () => {
  test('returns the lowest age that the gate allows', () => {
    const isAllowed = (step: string) => {
      const read = parseCard(card('en', { instructions: [step] }))
      return (youngestMonths: number) => getWordRefusals(read, { youngestMonths, allergies: noAllergies, needs: [] }).length === 0
    }
    expect(findLowestAllowedAge(12, 50, isAllowed('Roll the marbles.'))).toBe(36)
    expect(findLowestAllowedAge(40, 50, isAllowed('Roll the marbles.'))).toBe(40)
    expect(findLowestAllowedAge(12, 50, isAllowed('Sing.'))).toBe(12)
  })
  test('asks at the first age, and at every age limit of the rules between the first and the last, the youngest first', () => {
    const asked: number[] = []
    const ask = (months: number) => asked.push(months) === 0
    expect(findLowestAllowedAge(4, 144, ask)).toBe(144)
    expect(asked).toEqual([4, 6, 12, 24, 36, 48, 60, 72, 96])
  })
})

describe('getWordRefusals: two words that are dangerous together', () => {
  const [tub, alone] = ['Fill the tub.', 'Leave her alone.']
  const pairs = (fields: Partial<ModelText>, months: number) =>
    getWordRefusals(parseCard(card('en', fields)), audience(months)).filter(({ match }) => match.includes('…'))

  test.each<[string, Partial<ModelText>, boolean]>([
    ['one step', { instructions: [`${tub} ${alone}`] }, true],
    ['one step, in the other order', { instructions: [`${alone} ${tub}`] }, true],
    ['neighboring steps', { instructions: ['Sing.', alone, tub] }, true],
    ['title and description', { title: tub, description: alone }, true],
    ['distant steps', { instructions: [tub, 'Sing.', alone] }, false],
    ['the description and the first step', { description: tub, instructions: [alone] }, false],
    ['the last step and a variation', { instructions: [tub], variations: [alone] }, false],
    ['neighboring variations', { variations: [tub, alone] }, false],
    ['one place, but of one side', { instructions: ['Fill the tub. Fill the pool.'] }, false],
  ])('refuses words in %s %j: %s', (_, fields, isRefused) => {
    expect(pairs(fields, 200).some(({ rule }) => rule === 'water_alone')).toBe(isRefused)
  })

  test('names both words, in the order of the text', () => {
    expect(pairs({ instructions: [tub, alone] }, 200)).toContainEqual({ rule: 'water_alone', match: 'tub … leave her' })
    expect(pairs({ instructions: [alone, tub] }, 200)).toContainEqual({ rule: 'water_alone', match: 'her alone … tub' })
  })

  test('refuses an animal and a touch anywhere in the card, below 5 years', () => {
    const hens = { title: 'Visit the hens', instructions: ['Sing.', 'Count.'], variations: ['They may eat out of your hand.'] }
    expect(pairs(hens, 59)).toEqual([{ rule: 'poultry_reptiles', match: 'hens … eat out of your hand' }])
    expect(pairs(hens, 60)).toEqual([])
  })
})

describe('getWordRefusals: the words that it names', () => {
  const refusals = (fields: Partial<ModelText>, months: number, needs: Need[] = []) =>
    getWordRefusals(parseCard(card('en', fields)), { ...audience(months), needs })
  test.each<[Partial<ModelText>, number, ReturnType<typeof getWordRefusals>]>([
    [{ instructions: ['Watch the film.'] }, 59, [{ rule: 'screens', match: 'film' }]],
    [{ instructions: ['Watch the film.'] }, 60, []],
    [{ materialsNeeded: ['1 ball of 4 cm'] }, 35, [{ rule: 'small_parts', match: 'ball' }]],
    [{ materialsNeeded: ['1 ball of 4 cm'] }, 36, []],
    [{ materialsNeeded: ['A qwertz. A zorblat.', ''] }, 80, [{ rule: 'unknown_material', match: 'a qwertz a zorblat' }]],
    [
      { safetyNotes: ['Leave her alone at home.'] },
      95,
      [expect.objectContaining({ rule: 'left_alone' }), { rule: 'left_alone', match: 'alone at home' }],
    ],
    [{ safetyNotes: ['Leave her alone at home.'] }, 96, []],
  ])('for %j at %i months are %j', (fields, months, expected) => {
    expect(refusals(fields, months)).toEqual(expected)
  })
  test('for a need are those of the action', () => {
    expect(refusals({ variations: ['Climb a hill.'] }, 80, ['deaf', 'wheelchair'])).toEqual([{ rule: 'need', match: 'climb' }])
    expect(refusals({ variations: ['Climb a hill.'] }, 80, ['deaf'])).toEqual([])
  })
})

test('getWordRefusals allows a plain card at every age', () => {
  const plain = { title: 'Sing together', instructions: ['Sit close and sing slowly.', 'Clap your hands.', 'Sing it once more.'] }
  for (const months of [1, 20, 50, 100])
    expect(getWordRefusals(parseCard(card('en', plain)), { youngestMonths: months, allergies: noAllergies, needs: [] })).toEqual([])
})
