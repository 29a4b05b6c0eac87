import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#lib/domain/platform/basics'
import type { Need } from '#lib/domain/platform/vocabulary'
import { noAllergies, resolveAllergies } from '#lib/domain/safety/allergies'
import type { SafetyAudience } from '#lib/domain/safety/gate'
import { noteSentence } from '#lib/domain/safety/notes'
import { readText, withoutAllowedPhrases } from '#lib/domain/safety/sentences'
import { lowestAge, type ModelText, notesOf, searchCard, wordRefusals } from '#lib/domain/safety/strict-words'
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
const rules = (language: Language, fields: Partial<ModelText>, months: number, ...allergies: string[]) => [
  ...new Set(wordRefusals(searchCard(card(language, fields)), audience(months, ...allergies)).map(({ rule }) => rule)),
]

describe('no sentence excuses a word', () => {
  test.each<[Language, string, number, string[], string]>([
    ['en', 'Without a blender, mash the peanuts with a fork.', 80, ['peanuts'], 'allergy'],
    ['en', 'Avoid lumps when you whisk the eggs.', 80, ['eggs'], 'allergy'],
    ['en', 'No sugar needed: sweeten the porridge with honey.', 9, [], 'honey'],
    ['en', 'This is not boring: hand your toddler whole grapes.', 24, [], 'choking_food'],
    ['en', 'Mix borax with the glue until it is slime.', 48, [], 'toxic_art'],
    ['es', 'Sin batidora, aplasta los cacahuates con un tenedor.', 80, ['maní'], 'allergy'],
    ['he', 'בלי בלנדר, מועכים את הבוטנים במזלג.', 80, ['בוטנים'], 'allergy'],
    ['en', 'Instead of a ball, use a marble.', 20, [], 'small_parts'],
    ['en', 'Pretend the candle is a star.', 40, [], 'fire'],
    ['en', 'An adult takes the cake out of the oven.', 40, [], 'heat'],
  ])('%s: %s', (language, step, months, allergies, rule) => {
    expect(rules(language, { instructions: [step] }, months, ...allergies)).toContain(rule)
  })
})

test('a note that is no advice is read together with what is done', () => {
  const pool = { instructions: ['Let your child splash in the paddling pool.'] }
  const note = 'The water is shallow, so this is a good moment for you to go inside and get some laundry done.'
  expect(rules('en', { ...pool, safetyNotes: [note] }, 60)).toContain('water_alone')
  expect(rules('en', { ...pool, safetyNotes: ['Stay within arm’s reach of your child.'] }, 60)).toEqual([])
})

describe('balls are small parts up to 44.4 mm', () => {
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
  ])('%s: %s', (language, line) => {
    expect(rules(language, { materialsNeeded: [line] }, 20)).toContain('small_parts')
  })
  test.each<[Language, string]>([
    ['en', 'one ball 15 cm across'],
    ['en', 'two 10 cm balls'],
    ['en', '1 ball, 2 feet from the 20 cm hoop'],
    ['es', 'una pelota de 15 cm'],
    ['he', 'כדור אחד בקוטר 15 ס"מ'],
  ])('and not beyond: %s: %s', (language, line) => {
    expect(rules(language, { materialsNeeded: [line] }, 20)).not.toContain('small_parts')
  })
})

describe('a danger is found wherever it stands', () => {
  const line = 'Roll the marbles.'
  test.each<[string, Partial<ModelText>]>([
    ['title', { title: line }],
    ['description', { description: line }],
    ['benefits', { benefits: [line] }],
    ['materials', { materialsNeeded: [line] }],
    ['steps', { instructions: [line] }],
    ['variations', { variations: [line] }],
    ['notes', { safetyNotes: ['If they are bored, give them the marbles.'] }],
  ])('in the %s', (_, fields) => {
    expect(rules('en', fields, 20)).toContain('small_parts')
    expect(rules('en', fields, 36)).not.toContain('small_parts')
  })

  test.each([
    ['spelled out', 'Use m a r b l e s.'],
    ['in look-alike letters', 'Use mаrbles.'],
    ['with zero-width characters', 'Use mar\u200bbles.'],
    ['in entities', 'Use &#109;arbles.'],
    ['in digits', 'Use m4rbles.'],
    ['full-width', 'Use ｍａｒｂｌｅｓ.'],
    ['stretched', 'Use marrrbles.'],
  ])('%s', (_, line) => {
    expect(rules('en', { instructions: [line] }, 20)).toContain('small_parts')
  })

  test('in another script than that of the card', () => {
    expect(rules('en', { instructions: ['Use the גולות.'] }, 20)).toContain('small_parts')
    expect(rules('he', { instructions: ['משחקים עם marbles.'] }, 20)).toContain('small_parts')
  })
})

describe('a typed allergy', () => {
  test.each<[string, Language, string]>([
    ['kiwi', 'he', 'פורסים את הקיווי.'],
    ['fresas', 'en', 'Wash the strawberries.'],
    ['תותים', 'es', 'Lava las frutillas.'],
    ['cats', 'es', 'Acaricia al gatito.'],
    ['latex', 'en', 'Stretch a rubber band.'],
    ['peanuts', 'he', 'פותחים שקית במבה.'],
  ])('%s is known in a card in %s: %s', (allergy, language, step) => {
    expect(rules(language, { instructions: [step] }, 80, allergy)).toContain('allergy')
    expect(rules(language, { instructions: [step] }, 80)).not.toContain('allergy')
  })

  test('that stands for nothing known refuses its own words, food, plants and animals', () => {
    for (const step of ['Take the xyzzy.', 'Peel an apple.', 'Lie in the grass.', 'Stroke the dog.']) {
      expect([step, rules('en', { instructions: [step] }, 80, 'xyzzy')]).toEqual([step, ['allergy']])
    }
    expect(rules('en', { instructions: ['Clap your hands.'] }, 80, 'xyzzy')).toEqual([])
  })
})

describe('an animal that is named, and touched in a later step', () => {
  test.each<[Language, string, string]>([
    ['en', 'Open the box where the ducklings live.', 'Let one sit in her cupped hands.'],
    ['en', 'Look at the tortoise and say its name.', 'Stroke it with one finger.'],
    ['en', 'Visit the hens.', 'They may eat out of your hand.'],
    ['es', 'Abre la caja de los pollitos.', 'Ponlo en la palma de tu hijo.'],
    ['es', 'Miren la tortuga y digan su nombre.', 'Acaríciala con un dedo.'],
    ['he', 'פותחים את הקופסה של האפרוחים.', 'מושיבים אותו על כף היד.'],
    ['he', 'מסתכלים על הצב ואומרים שלום.', 'מלטפים באצבע אחת.'],
  ])('%s: %s … %s', (language, named, touched) => {
    const between = { en: ['Sing a song.', 'Count to five.'], es: ['Canten.', 'Cuenten hasta cinco.'], he: ['שרים.', 'סופרים עד חמש.'] }[language]
    expect(rules(language, { instructions: [named, ...between, touched] }, 30)).toContain('poultry_reptiles')
  })
  test.each<[Language, string, string]>([
    ['en', 'Paint a snake and a pond.', 'Draw one more with a long stroke.'],
    ['en', 'Jump like a frog.', 'Hold hands and sing.'],
    ['es', 'Salten como ranas.', 'Tómense de la mano.'],
    ['he', 'קופצים כמו צפרדע.', 'מחזיקים ידיים ושרים.'],
  ])('but not %s: %s … %s', (language, named, later) => {
    const between = { en: 'Sing a song.', es: 'Canten.', he: 'שרים.' }[language]
    expect(rules(language, { instructions: [named, between, between, later] }, 30)).toEqual([])
  })
})

describe('innocent whole phrases', () => {
  test.each(languages.flatMap((language) => words[language].innocent.map((phrase) => [language, phrase] as const)))(
    '%s: “%s” hides a danger, and would be one without',
    (language, phrase) => {
      const written = phrase
        .split(' ')
        .map((choices) => (choices.split('|')[0] ?? '').replace(/[=+*]/g, ''))
        .filter((word) => word !== '~' && word !== '_' && word !== '^')
        .join(' ')
      const [sentence] = readText(written, language)
      const dangers = (found: readonly { mark: { kind: string } }[]) =>
        found.filter(({ mark }) => ['thing', 'half', 'never'].includes(mark.kind)).length
      expect(sentence && dangers(sentence.found)).toBeGreaterThan(0)
      expect(sentence && dangers(withoutAllowedPhrases(sentence))).toBe(0)
    },
  )
})

describe('materials', () => {
  test('resolve to what homes have or to a food', () => {
    expect(rules('en', { materialsNeeded: ['2 cardboard boxes', '1 banana', 'a bowl'] }, 80)).toEqual([])
    expect(rules('es', { materialsNeeded: ['2 cajas de cartón', 'papel'] }, 80)).toEqual([])
    expect(rules('he', { materialsNeeded: ['2 קופסאות קרטון', 'נייר'] }, 80)).toEqual([])
  })
  test('that nobody knows refuse the card, also in something that holds them', () => {
    expect(rules('en', { materialsNeeded: ['3 zorblats'] }, 80)).toEqual(['unknown_material'])
    expect(rules('en', { materialsNeeded: ['a jar of zorblats'] }, 80)).toEqual(['unknown_material'])
  })
})

describe('safety notes of its own', () => {
  test.each<[Language, string]>([
    ['en', 'Check the label of the bread for milk or nuts.'],
    ['en', 'Check the ground for small stones first.'],
    ['es', 'Comprueba que no haya piedras pequeñas.'],
    ['he', 'ודאו שאין חלקים קטנים.'],
  ])('%s: “%s” is advice, whatever it names', (language, note) => {
    expect(rules(language, { safetyNotes: [note] }, 20, 'milk', 'nuts')).toEqual([])
  })
  test.each<[Language, string]>([
    ['en', 'Check the ground for small stones and let her suck them.'],
    ['en', 'Keep the candle away from curtains while he holds it.'],
    ['es', 'Comprueba que no haya piedras pequeñas y luego dale una canica.'],
    ['he', 'אם משעמם, תנו להם גולות.'],
  ])('%s: “%s” is none', (language, note) => {
    expect(rules(language, { safetyNotes: [note] }, 20)).not.toEqual([])
  })
  test('that name nothing dangerous stay as they are', () => {
    const own = ['Take breaks, and stop when it is no longer fun.']
    expect(notesOf(searchCard(card('en', { safetyNotes: own })), 50)).toEqual(own)
  })
})

describe('required notes', () => {
  const notes = (fields: Partial<ModelText>, months = 50) => notesOf(searchCard(card('en', fields)), months)
  test('come from what is done, not from what it is said to be good for', () => {
    expect(notes({ instructions: ['Cut the paper with scissors.'] })).toEqual([noteSentence('adult_cuts_heats', 'en', 50)])
    expect(notes({ benefits: ['Cutting with scissors trains the hand.'] })).toEqual([])
    expect(notes({ materialsNeeded: ['1 silicone baking mat'] })).toEqual([])
  })
  test('are not said twice', () => {
    const own = "Stay within arm's reach of the water at all times."
    const withWater = { instructions: ['Fill the bowl with water and splash.'], safetyNotes: [own] }
    expect(notes(withWater)).toEqual([own])
    expect(notes({ ...withWater, safetyNotes: [] })).toEqual([noteSentence('water', 'en', 50)])
  })
  test('of ours are known again and read no danger into a card', () => {
    const own = noteSentence('small_parts_warning', 'en', 40)
    expect(rules('en', { safetyNotes: [own] }, 20)).toEqual([])
  })
})

describe('a need', () => {
  const rulesFor = (need: Need, language: Language, step: string) =>
    wordRefusals(searchCard(card(language, { instructions: [step] })), { ...audience(80), needs: [need] }).map(({ rule }) => rule)
  test.each<[Need, Language, string]>([
    ['wheelchair', 'en', 'Climb a hill for a better view.'],
    ['wheelchair', 'es', 'Salten y corran hasta el árbol.'],
    ['wheelchair', 'he', 'רצים עד העץ.'],
    ['blind', 'en', 'Draw what you see in the mirror.'],
    ['deaf', 'es', 'Escuchen la música.'],
  ])('%s refuses what it makes impossible, in %s: %s', (need, language, step) => {
    expect(rulesFor(need, language, step)).toContain('need')
    expect(rulesFor('seeks_movement', language, step)).not.toContain('need')
  })
})

describe('the ages a card is shown for', () => {
  test('begin where the gate lets it pass', () => {
    const isAllowed = (step: string) => {
      const read = searchCard(card('en', { instructions: [step] }))
      return (youngestMonths: number) => wordRefusals(read, { youngestMonths, allergies: noAllergies, needs: [] }).length === 0
    }
    expect(lowestAge(12, 50, isAllowed('Roll the marbles.'))).toBe(36)
    expect(lowestAge(40, 50, isAllowed('Roll the marbles.'))).toBe(40)
    expect(lowestAge(12, 50, isAllowed('Sing.'))).toBe(12)
  })
})

test('a plain card passes at every age', () => {
  const plain = { title: 'Sing together', instructions: ['Sit close and sing slowly.', 'Clap your hands.', 'Sing it once more.'] }
  for (const months of [1, 20, 50, 100])
    expect(wordRefusals(searchCard(card('en', plain)), { youngestMonths: months, allergies: noAllergies, needs: [] })).toEqual([])
})
