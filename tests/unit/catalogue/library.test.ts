import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { durations, minutesOf } from '#lib/domain/activities/duration'
import { notesToAdd, safetyFaults } from '#lib/domain/catalogue/catalogue-safety'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { type Language, languages, type Setting, settings } from '#lib/domain/platform/basics'
import { allergensIn, noAllergies } from '#lib/domain/safety/allergies'
import { factRefusals as blocksAt } from '#lib/domain/safety/gate'
import { hazardOf, type NoteId } from '#lib/domain/safety/hazards'
import { plainWords } from '#lib/domain/safety/normalise'
import { readText } from '#lib/domain/safety/sentences'
import { exposuresOf, OPEN_CHOICE_NOTES } from '#lib/domain/safety/substances'
import type { LibraryActivity } from '#seed/format.ts'
import { guidingOf } from '#seed/guiding.ts'
import { readLibrary, readStamp } from '#seed/read.ts'
import { libraryHash } from '../../../scripts/database/load-library.ts'

const library = readLibrary()
const { activities, categories, materials } = library
const materialOf = new Map(materials.map((material) => [material.id, material]))

/** The card's material list, as the app shows it: "Name (quantity)". */
function materialsNeeded({ materials: needed }: LibraryActivity, language: Language): string[] {
  return needed.map(({ id, quantity }) => `${materialOf.get(id)?.name[language]}${quantity ? ` (${quantity[language]})` : ''}`)
}

const materialLines = (activity: LibraryActivity) => ({
  en: materialsNeeded(activity, 'en'),
  es: materialsNeeded(activity, 'es'),
  he: materialsNeeded(activity, 'he'),
})

const blocksOf = ({ facts }: LibraryActivity, youngestMonths: number) => blocksAt(facts, { youngestMonths, allergies: noAllergies, needs: [] })

/** Its texts, in the same order in every language; of what is said beside the steps what its file has apart. */
function all(language: Language, { text, watchFor = [], why = [], adaptations = [] }: LibraryActivity): string[] {
  const beside = [...watchFor.flatMap(({ works, stop }) => [works, stop]), ...why.map((one) => one.text), ...adaptations.map((one) => one.text)]
  return [...Object.values(text[language]).flat(), ...beside.map((one) => one[language])]
}

const texts = (language: Language) =>
  activities.flatMap((a) => [...all(language, a), ...materialsNeeded(a, language)].map((text) => [a.slug, text] as const))
const where = (language: Language, pattern: RegExp) =>
  texts(language)
    .filter(([, text]) => pattern.test(text))
    .map(([slug, text]) => `${slug}: ${text}`)

describe('the library', () => {
  test('has another version since its last change: `npm run library:stamp`', () => {
    expect(readStamp()).toEqual({ version: expect.any(Number), hash: libraryHash(library) })
  })

  test('has 300 activities at least', () => {
    expect(activities.length).toBeGreaterThanOrEqual(300)
  })

  test('has one file an activity, called by its slug', () => {
    const files = fs.readdirSync(path.join(import.meta.dirname, '../../../prisma/seed/activities'))
    expect(activities.map(({ slug }) => `${slug}.json`)).toEqual(files.sort())
    expect(new Set(activities.map(({ slug }) => slug)).size).toBe(activities.length)
  })

  test('knows every material, and each only once in an activity', () => {
    expect(
      activities.flatMap(({ slug, materials: needed }) => needed.filter(({ id }) => !materialOf.has(id)).map(({ id }) => `${slug}: ${id}`)),
    ).toEqual([])
    expect(activities.filter(({ materials: needed }) => new Set(needed.map(({ id }) => id)).size < needed.length).map(({ slug }) => slug)).toEqual([])
    expect(materialOf.size).toBe(materials.length)
  })

  test('is found by everyday names of a material: each another word than its name, and none that two things share', () => {
    const repeated = languages.flatMap((language) => {
      const words = materials.flatMap(({ name, alsoCalled }) => [name[language], ...(alsoCalled?.[language] ?? [])]).map((word) => word.toLowerCase())
      return words.filter((word, i) => words.indexOf(word) !== i).map((word) => `${language}: ${word}`)
    })
    expect(repeated).toEqual([])
    const wordsOf = (language: Language) => materialOf.get('playdough')?.alsoCalled?.[language]
    expect([wordsOf('en'), wordsOf('es'), wordsOf('he')]).toEqual([
      expect.arrayContaining(['playdough', 'play-doh', 'playdoh']),
      expect.arrayContaining(['plastilina']),
      expect.arrayContaining(['פלסטלינה']),
    ])
  })

  test('shows only pictures there are', () => {
    const icons: unknown = JSON.parse(
      fs.readFileSync(path.join(import.meta.dirname, '../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
    )
    const known = new Set(Object.keys(Object(Object(icons).icons)))
    const shown = [...categories.map(({ icon }) => icon), ...activities.flatMap(({ picture }) => picture)]
    expect(shown.filter((name) => !known.has(name))).toEqual([])
  })

  test('has no picture twice in a category, in whatever order, and begins each with another', () => {
    const twice = (shown: string[]) => shown.filter((picture, i) => shown.indexOf(picture) !== i)
    expect(twice(activities.map(({ category, picture }) => `${category}: ${[...picture].sort()}`))).toEqual([])
    expect(twice(activities.map(({ category, picture: [first] }) => `${category}: ${first}`))).toEqual([])
  })

  test('has every category, and something in each', () => {
    const used = new Set(activities.map(({ category }) => category))
    expect(categories.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
    expect([...used].filter((id) => !categories.some((category) => category.id === id))).toEqual([])
  })

  test.each(languages)('has no title twice in %s', (language) => {
    const titles = activities.map(({ text }) => text[language].title.toLowerCase())
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  })
})

/** What names a choice that the facts leave open, in each language. */
const choiceWords: Record<string, Record<Language, RegExp>> = {
  plant_of_choice: {
    en: /plant|leaf|leaves|flower|blossom|grass|lawn|tree|herb/i,
    es: /planta|hoja|flor|pasto|césped|árbol|hierba|maceta/i,
    he: /צמח|עלה|עלים|פרח|דשא|מדשאה|עץ|עצים|עציץ|עציצים|גזע/,
  },
  food_of_choice: {
    en: /food|feed|snack|lunch|dinner|supper|meal|picnic|eat|taste|spice|fruit|pear/i,
    es: /comida|comer|come|refrigerio|almuerz|cena|pícnic|merienda|prueb|especia|fruta|bocadillo|la toma|pera/i,
    he: /אוכל|חטיף|ארוחה|ארוחת|צהריים|נשנוש|פיקניק|טועמ|טעימ|תבלין|תבלינים|פרי|פירות|אגס|לאכול/,
  },
  animal_of_choice: {
    en: /animal|crab|insect|beetle|bug|ant|snail|worm/i,
    es: /animal|cangrejo|insecto|escarabajo|bicho|hormiga|caracol|lombriz/i,
    he: /חיה|חיות|סרטן|סרטנים|חרק|חיפושית|נמלה|נמלים|חילזון|שבלול/,
  },
}

/** Whether the play itself, not only a note, names the choice in every language. */
function isChoiceNamed(activity: LibraryActivity, id: string): boolean {
  return languages.every((language) => {
    const { title, description, instructions, easier, harder } = activity.text[language]
    return choiceWords[id]?.[language].test([title, description, ...instructions, easier, harder, ...materialsNeeded(activity, language)].join(' '))
  })
}

/** Notes that something in the card asks for. */
function causesOf({ setting, places, facts: { hazards, substances } }: LibraryActivity): Set<NoteId> {
  const isOutdoors = settingsOf(setting, places).includes('outdoor')
  return new Set([
    ...hazards.flatMap(({ code }) => hazardOf(code).notes ?? []),
    ...substances.flatMap(({ id, use }) => [
      ...(use === 'eaten' ? (['cut_food'] as const) : []),
      ...(OPEN_CHOICE_NOTES[id] ? [OPEN_CHOICE_NOTES[id]] : []),
    ]),
    ...(isOutdoors ? (['sun', 'hottest_weather'] as const) : []),
  ])
}

describe('the facts', () => {
  test('let every activity be shown to the youngest it is meant for', () => {
    const blocked = activities.flatMap((a) => blocksOf(a, a.ageMinMonths).map(({ rule, match }) => `${a.slug} ${rule} ${match}`))
    expect(blocked).toEqual([])
  })

  // One by one: all in one test would take longer than a test may.
  test.each(activities)('and the texts of $slug agree in every language: each dangerous word is declared for its step or acknowledged', (a) => {
    const faults = safetyFaults({ ...a, guiding: guidingOf(a) }, materialLines(a), a.facts)
    expect(faults.map(({ path: at, kind, match, hazard, substance }) => `${at.join('.')} ${kind} ${hazard ?? substance ?? ''}: ${match}`)).toEqual([])
  })

  test('name everything that the materials are made of', () => {
    const missing = activities.flatMap(({ slug, materials: needed, facts: { substances } }) => {
      const declared = new Set(substances.flatMap(({ id }) => [...exposuresOf(id)]))
      const made = needed.flatMap(({ id }) => materialOf.get(id)?.substances ?? [])
      return made.filter((id) => !declared.has(id)).map((id) => `${slug}: ${id}`)
    })
    expect(missing).toEqual([])
  })

  test('require and give only notes with a cause in the card', () => {
    const causeless = activities.flatMap((activity) => {
      const { slug, facts } = activity
      const given = facts.given.filter((note) => !causesOf(activity).has(note))
      const open = facts.substances.filter(({ id }) => choiceWords[id] && !isChoiceNamed(activity, id))
      return [...given, ...open.map(({ id }) => id)].map((note) => `${slug}: ${note}`)
    })
    expect(causeless).toEqual([])
  })

  test('stand where there is a step', () => {
    const beyond = activities.flatMap(({ slug, text, facts: { hazards } }) =>
      hazards
        .filter(({ at }) => at.some((place) => typeof place === 'number' && place > text.en.instructions.length))
        .map(({ code }) => `${slug}: ${code}`),
    )
    expect(beyond).toEqual([])
  })

  test('acknowledge no word that does not stand in the text', () => {
    // Without spaces: a Hebrew abbreviation is one word to the lint.
    const letters = (line: string) => plainWords(line).replaceAll(' ', '')
    const idle = activities.flatMap((a) =>
      languages.flatMap((language) => {
        const text = letters([...all(language, a), ...materialsNeeded(a, language)].join(' . '))
        const stands = (word: string) => word.split('…').every((part) => text.includes(letters(part)))
        return a.facts.acknowledged
          .flatMap(({ words }) => words[language] ?? [])
          .filter((word) => !stands(word))
          .map((word) => `${a.slug} ${language}: ${word}`)
      }),
    )
    expect(idle).toEqual([])
  })

  test('ask for notes that the app can give', () => {
    for (const a of activities) expect(Object.keys(notesToAdd(a, a.facts))).toEqual([...languages])
  })
})

describe('what does in the place of a material', () => {
  const pairs = materials.flatMap(({ id, substitutes = [] }) => substitutes.map((other) => [id, other] as const))
  const substitutesOf = (id: string) => materialOf.get(id)?.substitutes ?? []
  const failing = (fails: (id: string, other: string) => boolean) => pairs.filter(([id, other]) => fails(id, other)).map((pair) => pair.join(' <- '))

  test('is said of many: 60 at least, three things at most, none twice', () => {
    const lists = materials.flatMap(({ substitutes }) => (substitutes ? [substitutes] : []))
    expect(lists.length).toBeGreaterThanOrEqual(60)
    expect(lists.filter((list) => list.length < 1 || list.length > 3 || new Set(list).size < list.length)).toEqual([])
  })

  test('is another material there is', () => {
    expect(failing((id, other) => id === other || !materialOf.has(other))).toEqual([])
  })

  test('brings no allergen of its own', () => {
    const allergensOf = (id: string) => allergensIn(materialOf.get(id)?.substances ?? [])
    expect(failing((id, other) => allergensOf(other).some((allergen) => !allergensOf(id).includes(allergen)))).toEqual([])
  })

  test('never stands in for itself by way of a third: two things may replace each other, a ring of three may not', () => {
    expect(failing((id, other) => !substitutesOf(other).includes(id) && reached(other).has(id))).toEqual([])
  })

  test('brings nothing that is a danger by its name to younger ones than what it stands in for', () => {
    const fromMonths = (id: string) => {
      const names = { en: materialOf.get(id)?.name.en ?? '', es: materialOf.get(id)?.name.es ?? '', he: materialOf.get(id)?.name.he ?? '' }
      const limits = languages.flatMap((language) =>
        readText(names[language], language).flatMap(({ found }) =>
          found.flatMap(({ mark }) => (mark.kind === 'thing' ? hazardOf(mark.code).underMonths.child : [])),
        ),
      )
      return Math.max(0, ...limits)
    }
    expect(failing((id, other) => fromMonths(other) > fromMonths(id))).toEqual([])
  })

  /** Everything that does in its place, or in the place of that. */
  function reached(id: string, seen = new Set<string>()): Set<string> {
    for (const other of substitutesOf(id).filter((next) => !seen.has(next))) reached(other, seen.add(other))
    return seen
  }
})

describe('there is enough', () => {
  const ages = [6, 12, 18, 24, 36, 48, 60, 84, 108, 144]
  const inOneGo = durations.filter((duration) => minutesOf(duration).max <= 120)
  const cells = ages.flatMap((age) => inOneGo.flatMap((duration) => settings.map((setting) => ({ age, duration, setting }))))

  const worksIn = ({ setting: own, places }: LibraryActivity, setting: Setting) => settingsOf(own, places).includes(setting)
  const fitting = (age: number, fits: (activity: LibraryActivity) => boolean) =>
    activities.filter((a) => a.ageMinMonths <= age && age <= a.ageMaxMonths && fits(a) && blocksOf(a, age).length === 0).length

  test.each(cells)('at $age months, $duration, $setting', ({ age, duration, setting }) => {
    const { min, max } = minutesOf(duration)
    const enough = age >= 36 && age <= 108 ? 6 : 3
    const count = fitting(age, (a) => worksIn(a, setting) && a.durationMinutes >= min && a.durationMinutes <= max)
    expect(count).toBeGreaterThanOrEqual(enough)
  })

  test.each([0, 1, 2, 3, 4, 5, 156, 180, 204])('for %d months too', (age) => {
    expect(fitting(age, () => true)).toBeGreaterThan(0)
  })
})

describe('no activity is another one in other words', () => {
  /** Words that say nothing of what is done; when, for whom and at home among them. */
  const little = new Set([
    ...'a an the of and or in on to with for from at by your my our you it its as is are all one two three out up into that'.split(' '),
    ...'day morning afternoon home baby día mañana tarde casa bebé יום בוקר בבית תינוק'.split(' '),
    ...'el la los las un una unos unas de del y o en con para por al tu mi su que se es lo sin como dos tres'.split(' '),
    ...'של על עם את אל זה או כל לא יש שני שתי שלוש שלושה'.split(' '),
  ])
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const contentOf = (title: string) => new Set(wordsOf(title).filter((word) => !little.has(word)))

  test.each(languages)('by its title in %s: half of the content words at most are shared', (language) => {
    const contents = activities.map(({ slug, text }) => ({ slug, parts: contentOf(text[language].title) }))
    expect(near(contents, ({ shared, one, other }) => shared > Math.min(one, other) / 2)).toEqual([])
  })

  test.each(languages)('by its steps in %s: hardly any four words in a row are shared', (language) => {
    const grams = activities.map(({ slug, text }) => ({ slug, parts: fourWords(text[language].instructions.join(' ')) }))
    // Jaccard's index: of all that either has, what both have.
    expect(near(grams, ({ shared, one, other }) => shared / (one + other - shared) > 0.2)).toEqual([])
  })

  function fourWords(text: string): Set<string> {
    const words = wordsOf(text)
    return new Set(words.slice(3).map((_, i) => words.slice(i, i + 4).join(' ')))
  }

  /** The pairs that have too much in common: only those are looked at that share anything. */
  function near(
    all: { slug: string; parts: Set<string> }[],
    isTooNear: (sizes: { shared: number; one: number; other: number }) => boolean,
  ): string[] {
    const earlier = new Map<string, number[]>()
    return all.flatMap(({ slug, parts }, i) => {
      const shared = new Map<number, number>()
      for (const part of parts) {
        const having = earlier.get(part) ?? []
        for (const other of having) shared.set(other, (shared.get(other) ?? 0) + 1)
        earlier.set(part, [...having, i])
      }
      return [...shared].flatMap(([other, count]) => {
        const found = all[other]
        return found && isTooNear({ shared: count, one: parts.size, other: found.parts.size }) ? [`${found.slug} | ${slug}`] : []
      })
    })
  }
})

describe('each language is itself', () => {
  test('in its own letters', () => {
    expect(where('en', /[\u0590-\u05ff¿¡ñ]/i)).toEqual([])
    expect(where('es', /[\u0590-\u05ff]/)).toEqual([])
    expect(where('he', /[A-Za-z]{2}/)).toEqual([])
    expect(where('he', /^[^\u05d0-\u05ea]*$/)).toEqual([])
  })

  test('in its own words', () => {
    expect(where('en', /(?<![\p{L}])(el|los|las|con|para|una|por|pero|cuando|que|del|niños|tu)(?![\p{L}])/iu)).toEqual([])
    expect(where('es', /(?<![\p{L}])(the|with|and|your|of|for|child|let|then|until|when)(?![\p{L}])/iu)).toEqual([])
  })

  test('no sentence is the same in two languages', () => {
    const same = activities.flatMap((a) => {
      const english = new Set(all('en', a))
      return [...all('es', a), ...all('he', a)].filter((text) => english.has(text)).map((text) => `${a.slug}: ${text}`)
    })
    expect(same).toEqual([])
  })

  test('has as many steps, notes and benefits as the others', () => {
    const differing = activities.filter(({ text }) =>
      (['instructions', 'safetyNotes', 'benefits'] as const).some(
        (part) => new Set(languages.map((language) => text[language][part].length)).size > 1,
      ),
    )
    expect(differing.map(({ slug }) => slug)).toEqual([])
  })

  test.each(['es', 'he'] as const)('has the same numbers in every text: %s', (language) => {
    const differing = activities.flatMap((a) => {
      const [english, theirs] = [inOrder('en', a), inOrder(language, a)]
      return english.flatMap((text, i) => {
        const missing = [...unsaid('en', text, language, theirs[i] ?? ''), ...unsaid(language, theirs[i] ?? '', 'en', text)]
        return missing.length && !numberedSquares(a.slug) ? [`${a.slug}: ${missing.join(', ')} in "${text}" or "${theirs[i]}"`] : []
      })
    })
    expect(differing).toEqual([])
  })

  /** Its squares are called A to D in Latin letters and 1 to 4 in Hebrew ones. */
  const numberedSquares = (slug: string) => slug === 'four-square-house-rules'

  /** Every text but the title, which may be another one. */
  function inOrder(language: Language, a: LibraryActivity): string[] {
    const texts = all(language, a).filter((text) => text !== a.text[language].title)
    return [...texts, ...a.materials.map(({ quantity }) => quantity?.[language] ?? '')]
  }

  /** 16:00 and 1:20 are two numbers each; "A4" is none. */
  const numbersIn = (text: string) => [...text.matchAll(/(?<![A-Za-z\d])\d+(?:[.,]\d+)?/g)].map(([number]) => number.replace(',', '.'))

  /** The numbers of one text that the other does not say, in digits or in words. */
  function unsaid(language: Language, text: string, otherLanguage: Language, other: string): string[] {
    const said = new Set(numbersIn(other))
    const inWords = (number: string) => words[otherLanguage][number]?.test(other)
    return [...new Set(numbersIn(text))]
      .filter((number) => !isSmall(number) && !said.has(number) && !inWords(number))
      .map((number) => `${language} ${number}`)
  }

  /** "Una", "שעתיים" and the English article are numbers without a number word; minutes of a full hour are not always written. */
  const isSmall = (number: string) => ['0', '00', '1', '2'].includes(number)
})

test('no text has emoji, em dashes, markup or spaces too many', () => {
  for (const language of languages) expect(where(language, /—|\p{Extended_Pictographic}|<\/?\w|https?:|\*\*| {2}|^\s|\s$/u)).toEqual([])
})

/** How numbers are said in words where another language has digits. */
const words: Record<Language, Record<string, RegExp>> = {
  en: {
    3: /\bthree\b/i,
    4: /\bfour\b/i,
    5: /\bfive\b/i,
    6: /\bsix\b/i,
    7: /\bseven\b/i,
    8: /\beight\b/i,
    11: /\beleven\b/i,
  },
  es: { 6: /\bseis\b/i, 10: /\bdieces\b/i },
  he: { 0.5: /חצי/, 1.5: /(מטר|ליטר) וחצי/, 3: /שלוש|שלישי/, 5: /חמישה/, 12: /שנה/, 15: /רבע שעה/ },
}
