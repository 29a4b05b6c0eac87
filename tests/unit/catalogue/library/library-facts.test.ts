import { describe, expect, test } from 'vitest'
import { listSafetyProblems, notesToAdd } from '#lib/domain/catalogue/catalogue-safety'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { type Language, languages } from '#lib/domain/platform/basics'
import { noAllergies } from '#lib/domain/safety/allergies'
import { factRefusals } from '#lib/domain/safety/gate'
import { hazardOf, type NoteId } from '#lib/domain/safety/hazards'
import { plainWords } from '#lib/domain/safety/normalise'
import { exposuresOf, OPEN_CHOICE_NOTES } from '#lib/domain/safety/substances'
import type { LibraryActivity } from '#seed/format.ts'
import { guidingOf } from '#seed/guiding.ts'
import { activityTexts, library, materialById, materialLines } from '../../../setup/data/library.ts'

const { activities } = library

/** Words that name a substance which the facts leave open, in each language. */
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

/** Returns whether the activity itself, not only a note, names the choice in every language. */
function isChoiceNamed(activity: LibraryActivity, id: string): boolean {
  return languages.every((language) => {
    const { title, description, instructions, easier, harder } = activity.text[language]
    return choiceWords[id]?.[language].test([title, description, ...instructions, easier, harder, ...materialLines(activity, language)].join(' '))
  })
}

/** Returns the notes that a hazard, a substance or the setting of the card requires. */
function requiredNotesOf({ setting, places, facts: { hazards, substances } }: LibraryActivity): Set<NoteId> {
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

const linesInEveryLanguage = (activity: LibraryActivity) => ({
  en: materialLines(activity, 'en'),
  es: materialLines(activity, 'es'),
  he: materialLines(activity, 'he'),
})

describe('library facts', () => {
  test('allow every activity for its youngest age', () => {
    const blocked = activities.flatMap(({ slug, ageMinMonths, facts }) =>
      factRefusals(facts, { youngestMonths: ageMinMonths, allergies: noAllergies, needs: [] }).map(({ rule, match }) => `${slug} ${rule} ${match}`),
    )
    expect(blocked).toEqual([])
  })

  // One test per activity: a single test for all would exceed the test timeout.
  test.each(activities)('declare or acknowledge every dangerous word of $slug in every language', (a) => {
    const problems = listSafetyProblems({ ...a, guiding: guidingOf(a) }, linesInEveryLanguage(a), a.facts)
    expect(problems.map(({ path: at, kind, match, hazard, substance }) => `${at.join('.')} ${kind} ${hazard ?? substance ?? ''}: ${match}`)).toEqual(
      [],
    )
  })

  test('declare the substances of all materials', () => {
    const missing = activities.flatMap(({ slug, materials: needed, facts: { substances } }) => {
      const declared = new Set(substances.flatMap(({ id }) => [...exposuresOf(id)]))
      const made = needed.flatMap(({ id }) => materialById.get(id)?.substances ?? [])
      return made.filter((id) => !declared.has(id)).map((id) => `${slug}: ${id}`)
    })
    expect(missing).toEqual([])
  })

  test('require and give only notes that the card needs', () => {
    const causeless = activities.flatMap((activity) => {
      const { slug, facts } = activity
      const given = facts.given.filter((note) => !requiredNotesOf(activity).has(note))
      const open = facts.substances.filter(({ id }) => choiceWords[id] && !isChoiceNamed(activity, id))
      return [...given, ...open.map(({ id }) => id)].map((note) => `${slug}: ${note}`)
    })
    expect(causeless).toEqual([])
  })

  test('place hazards only at existing steps', () => {
    const beyond = activities.flatMap(({ slug, text, facts: { hazards } }) =>
      hazards
        .filter(({ at }) => at.some((place) => typeof place === 'number' && place > text.en.instructions.length))
        .map(({ code }) => `${slug}: ${code}`),
    )
    expect(beyond).toEqual([])
  })

  test('acknowledge only words of the text', () => {
    // Without spaces, because the lint reads a Hebrew abbreviation as one word.
    const letters = (line: string) => plainWords(line).replaceAll(' ', '')
    const unused = activities.flatMap((a) =>
      languages.flatMap((language) => {
        const text = letters([...activityTexts(language, a), ...materialLines(a, language)].join(' . '))
        const isInText = (word: string) => word.split('…').every((part) => text.includes(letters(part)))
        return a.facts.acknowledged
          .flatMap(({ words }) => words[language] ?? [])
          .filter((word) => !isInText(word))
          .map((word) => `${a.slug} ${language}: ${word}`)
      }),
    )
    expect(unused).toEqual([])
  })

  test('lead to notes in every language', () => {
    for (const a of activities) expect(Object.keys(notesToAdd(a, a.facts))).toEqual([...languages])
  })
})
