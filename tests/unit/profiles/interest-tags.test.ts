import { describe, expect, test } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { type Tag, tags } from '#lib/domain/platform/vocabulary'
import { interestTags, tagName } from '#lib/domain/profiles/interest-tags'
import { english } from '#lib/domain/profiles/interest-words/en'
import { spanish } from '#lib/domain/profiles/interest-words/es'
import { hebrew } from '#lib/domain/profiles/interest-words/he'
import { foldWord } from '#lib/domain/safety/normalise'

const dictionaries = { en: english, es: spanish, he: hebrew }
const phrasesOf = (list: string) => list.split(',').map((phrase) => phrase.trim())

/** Typed texts, each with all of its tags. */
const sentences: [string, Tag[]][] = [
  ['', []],
  ['Noa is four years old', []],
  ['loves dinosaurs and building', ['building', 'dinosaurs']],
  ['DINOSAURS!!!', ['dinosaurs']],
  ['T-Rex, trex, dinos', ['dinosaurs']],
  ['Trains, trains, trains', ['trains']],
  ['space; rockets\nthe moon', ['moon', 'rockets', 'space']],
  ['carrot sticks on a party train', ['holidays', 'trains', 'vegetables']],
  ['training, scarf, martes, startle, cartoonish', []],
  ['ice cream', ['food']],
  ['ice-cream and ice', ['food', 'ice']],
  ['card games with her grandma', ['card_games', 'family']],
  ['fire trucks', ['firefighters', 'trucks']],
  ['ice skating and rock climbing', ['climbing', 'skating']],
  ['hide-and-seek, hand-eye coordination', ['treasure_hunts', 'hand_eye']],
  ['video games', []],
  ['not dinosaurs', []],
  ['not dinosaurs, trains', ['trains']],
  ['hates mud', []],
  ['hates mud, rain and dogs', []],
  ['hates mud but loves water', ['water']],
  ["doesn't like dogs, cats or birds. Loves bees", ['bees']],
  ['doesn’t really like to play with dolls', []],
  ['does not like painting, prefers music', ['music']],
  ['loves animals except spiders', ['animals']],
  ['loves animals (not dogs), trees', ['animals', 'trees']],
  ['afraid of dogs', []],
  ['not afraid of dogs', ['dogs']],
  ["isn't a big fan of puzzles", []],
  ["can't get enough of puzzles", ['puzzles']],
  ['not only trains but also buses', ['buses', 'trains']],
  ['fish allergy, loves boats', ['boats']],
  ['no le gusta, odia el barro', []],
  ['no longer likes dinosaurs, now it is all robots', ['robots']],
  ["can't sit still, not so interested in trains", ['attention']],
  ['painting without mud or sand', ['painting']],
  ['needs help with fine motor skills and taking turns', ['fine_motor', 'turn_taking']],
  ['Speech delay; not talking yet', ['speech']],
  ['le encantan los dinosaurios y la construcción', ['building', 'dinosaurs']],
  ['LOS CAMIONES Y LAS GRÚAS', ['diggers', 'trucks']],
  ['nos vamos el martes', []],
  ['el mar, la playa', ['beach']],
  ['juegos de mesa', ['board_games']],
  ['los animales de la granja', ['farm']],
  ['no le gustan los perros', []],
  ['No le gustan los perros, los gatos ni las arañas. Le gustan las mariposas', ['butterflies']],
  ['no le gusta el barro, pero le encanta el agua', ['water']],
  ['gatos sí, perros no', ['cats']],
  ['pintar sin barro', ['painting']],
  ['odia la lluvia', []],
  ['tiene miedo a los perros', []],
  ['no tiene miedo a los perros', ['dogs']],
  ['no para de saltar y bailar', ['dancing', 'jumping']],
  ['no solo trenes, también aviones', ['planes', 'trains']],
  ['Necesita ayuda con el equilibrio y la motricidad gruesa', ['balance', 'gross_motor']],
  ['muneca, futbol, musica', ['dolls', 'football', 'music']],
  ['אוהבת דינוזאורים ובנייה', ['building', 'dinosaurs']],
  ['אוהב כלבים, חתולים ורכבות', ['cats', 'dogs', 'trains']],
  ['דִּינוֹזָאוּרִים', ['dinosaurs']],
  ['משחקי קופסה', ['board_games']],
  ['כשהרכבות והמטוסים מגיעים', ['planes', 'trains']],
  ['בים ובחול', ['beach', 'sand']],
  ['לשחק במים', ['water']],
  ['חליפה כחולה, בחוץ, בשבועות', []],
  ['לא אוהב כלבים', []],
  ['לא אוהבת כלבים, אבל אוהבת חתולים', ['cats']],
  ['בלי בוץ', []],
  ['יצירה בלי בוץ, עם צבעים', ['art', 'colors']],
  ['מפחדת מכלבים', []],
  ['לא מפחד מכלבים', ['dogs']],
  ['כלבים לא, חתולים כן', ['cats']],
  ['לא מפסיק לצייר', ['drawing']],
  ['ואוהב גם מכוניות ולא משאיות', ['cars']],
  ['מתקשה בשיווי משקל ובוויסות חושי', ['balance', 'sensory']],
  ['חיות הבר וגן החיות', ['animals', 'wild_animals']],
  ['loves trains, le gustan los perros, אוהבת חתולים', ['cats', 'dogs', 'trains']],
]

describe('interestTags', () => {
  test.each(sentences)('reads "%s"', (text, expected) => {
    expect(interestTags(text)).toEqual(expected)
  })

  test('returns each tag once, in the order of the vocabulary', () => {
    expect(interestTags('walking, yoga, ants, an ant, hormigas, נמלים')).toEqual(['ants', 'yoga', 'walking'])
    expect(interestTags(tags.map((tag) => tagName(tag, 'en')).join(', '))).toEqual(tags)
  })

  test('reads 500 characters in less than a millisecond', () => {
    const text = 'She loves dinosaurs, no le gustan los perros, אוהבת כלבים ורכבות. '.repeat(8).slice(0, 500)
    for (let i = 0; i < 50; i++) interestTags(text)
    const times = Array.from({ length: 50 }, () => {
      const start = performance.now()
      interestTags(text)
      return performance.now() - start
    }).sort((a, b) => a - b)
    expect(times[25]).toBeLessThan(1)
  })
})

describe('dictionaries of interests', () => {
  test.each(languages)('find every tag by each of its words in %s', (language) => {
    const missed = tags.flatMap((tag) => phrasesOf(dictionaries[language][tag]).filter((phrase) => !interestTags(phrase).includes(tag)))
    expect(missed).toEqual([])
  })

  test.each(languages)('have no empty or repeated words and a unique name for every tag in %s', (language) => {
    const lists = tags.map((tag) => phrasesOf(dictionaries[language][tag]))
    for (const list of lists) {
      expect(list).not.toContain('')
      expect(new Set(list).size).toBe(list.length)
    }
    expect(new Set(tags.map((tag) => tagName(tag, language))).size).toBe(tags.length)
    expect(tags.map((tag) => tagName(tag, language))).toEqual(lists.map(([first]) => first))
  })

  test('share words between two tags only on purpose', () => {
    const allowed: [Tag, Tag, RegExp][] = [
      ['bricks', 'building', /lego|לגו/],
      ['diggers', 'trucks', /^dump truck/],
      ['firefighters', 'trucks', /^fire ?truck|^fire engine|bomberos$|^משאית כיבוי$/],
      ['recycling', 'trucks', /^garbage truck|basura$|זבל$/],
      ['paper', 'planes', /^paper |papel$|נייר$/],
      ['history', 'stories', /^historia$/],
      ['poetry', 'singing', /^שירה$/],
    ]
    const tagsOf = new Map<string, Set<Tag>>()
    for (const language of languages) {
      for (const tag of tags) {
        for (const phrase of phrasesOf(dictionaries[language][tag])) {
          const word = foldWord(phrase)
          tagsOf.set(word, (tagsOf.get(word) ?? new Set<Tag>()).add(tag))
        }
      }
    }
    const shared = [...tagsOf].filter(([, of]) => of.size > 1)
    const unexpected = shared.filter(
      ([word, of]) => !allowed.some(([one, other, words]) => of.size === 2 && of.has(one) && of.has(other) && words.test(word)),
    )
    expect(unexpected.map(([word, of]) => [word, ...of])).toEqual([])
  })

  test('use only the letters of their language', () => {
    const latin = /^[a-z0-9áéíóúüñ'&,\- ]+$/
    for (const tag of tags) {
      expect(english[tag]).toMatch(/^[a-z0-9&,\- ]+$/)
      expect(spanish[tag]).toMatch(latin)
      expect(hebrew[tag]).toMatch(/^[א-ת0-9׳״',\- ]+$/)
    }
  })
})
