import { describe, expect, it } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { hazardCodes } from '#lib/domain/safety/hazards'
import { compile } from '#lib/domain/safety/match'
import { words } from '#lib/domain/safety/words/generated'
import { readLanguage } from '../../../scripts/safety-words/language.ts'
import { readFolder } from '../../../scripts/safety-words/write.ts'

describe.each(languages)('the word files in %s', (language) => {
  it('parse, and match the generated module', () => {
    expect(readLanguage(language, readFolder(language))).toEqual(words[language])
  })

  it('have a phrase for every row', () => {
    const rowsWithoutPhrases = hazardCodes.filter((code) => {
      const { things = [], mild = [], never = [], together = [] } = words[language].hazards[code] ?? {}
      return [...things, ...mild, ...never, ...together].length === 0
    })
    expect(rowsWithoutPhrases).toEqual([])
  })
})

/** The smallest valid set of files. */
const smallestFiles = {
  innocent: '[phrases]\npopcorn ceiling',
  undoable: '[deaf]\nlisten',
  balls: '[balls]\nball\n[mm]\nmm\n[cm]\ncm\n[inch]\ninch\n[numbers]\nthree = 3',
  household: '[things]\ntable\n[containers]\njar\n[holding]\nof',
  notes: '[frames]\nbeware of {slot} => animals\n[not in slot]\nand',
}
const read = (files: Readonly<Record<string, string>>) => readLanguage('en', new Map(Object.entries({ ...smallestFiles, ...files })))

describe('readLanguage', () => {
  it('reads sections, comments, pairs and shared lists', () => {
    const { hazards } = read({
      honey: '# Honey.\n\n[things]\n  honey  \n# Not a real word.\nmanuka   honey\n[anywhere 1 one]\n@sweet\nsyrup\n[anywhere 1 other]\nbaby',
      shared: '[sweet]\nnectar',
    })
    expect(hazards.honey).toEqual({
      things: ['honey', 'manuka honey'],
      together: [{ one: ['nectar', 'syrup'], other: ['baby'], anywhere: true }],
    })
  })

  it('writes out the groups, joined advice and second slots of notes', () => {
    const notes = '[advice]\navoid {slot}\n[besides]\nstay\n[joined]\n{advice} and {besides}\n[second slot]\n{slot} or {slot}\n[frames]\n(<who>) stay'
    expect(read({ notes: `${notes}\n[group who]\nyou\nwe` }).notes.frames.map(({ text }) => text)).toEqual([
      'avoid {slot}',
      'avoid {slot} or {slot}',
      'avoid {slot} and stay',
      'avoid {slot} or {slot} and stay',
      '(you|we) stay',
    ])
  })

  it.each([
    ['an unknown section', { honey: '[things]\nhoney\n[thigns]\nhunny' }, 'en/honey.txt:3: unknown section [thigns]'],
    ['an empty file', { honey: '# Nothing yet.\n' }, 'en/honey.txt: the file is empty'],
    ['an empty section', { honey: '[things]\n\n[mild]\nhoney' }, 'en/honey.txt:1: the section [things] is empty'],
    ['a duplicate phrase', { honey: '[things]\nhoney\nmanuka\nhoney' }, 'en/honey.txt:4: "honey" is already in line 2'],
    ['a duplicate section', { honey: '[things]\nhoney\n[things]\nmanuka' }, 'en/honey.txt:3: the section [things] is already in line 1'],
    ['a phrase before any heading', { honey: 'honey\n[things]\nmanuka' }, 'en/honey.txt:1: "honey" is in no section'],
    ['two phrases in one line', { honey: '[things]\nhoney, manuka' }, 'en/honey.txt:2: "honey, manuka" has a comma'],
    ['a phrase that starts with a sign', { honey: '[things]\n~ honey' }, 'en/honey.txt:2: "~ honey" starts with a sign'],
    ['a choice without a word', { honey: '[things]\nraw| honey' }, 'en/honey.txt:2: "raw| honey" has a | without a word'],
    ['an unknown sign', { honey: '[things]\n<raw> honey' }, 'en/honey.txt:2: "<raw> honey" has a sign that no phrase has'],
    ['half a pair', { honey: '[together 1 one]\nsyrup' }, 'en/honey.txt:1: [together 1 one] and [together 1 other] belong together'],
    ['an unknown shared list', { honey: '[things]\n@sweet' }, 'en/honey.txt:2: shared.txt has no section [sweet]'],
    ['a file of an unknown row', { hunny: '[things]\nhoney' }, 'en/hunny.txt: there is no row "hunny"'],
    ['an unknown need', { undoable: '[tired]\nrun' }, 'en/undoable.txt:1: unknown section [tired]'],
    ['a missing section', { household: '[things]\ntable\n[holding]\nof' }, 'en/household.txt: the section [containers] is missing'],
    ['an invalid number', { balls: smallestFiles.balls.replace('= 3', '= three') }, 'en/balls.txt:10: "three = three" is not of the form'],
    ['an unknown note', { notes: '[frames]\nbeware of {slot} => dogs' }, 'en/notes.txt:2: there is no note "dogs"'],
    ['an unknown group', { notes: '[frames]\n<who> stay' }, 'en/notes.txt:2: there is no section [group who]'],
  ])('throws with file and line for %s', (_, files, message) => {
    expect(() => read(files)).toThrow(message)
  })

  it('throws with the name of a missing file', () => {
    expect(() => readLanguage('en', new Map())).toThrow('en/balls.txt: the file is missing')
  })
})

it('compile accepts every phrase of every word file', () => {
  for (const language of languages) {
    const { hazards, innocent, undoable, household } = words[language]
    const rows = Object.values(hazards).flatMap(({ things = [], mild = [], never = [], together = [] }) => [
      ...things,
      ...mild,
      ...never,
      ...together.flatMap(({ one, other }) => [...one, ...other]),
    ])
    const phrases = [...rows, ...innocent, ...Object.values(undoable).flat(), ...Object.values(household).flat()]
    expect(phrases.length).toBeGreaterThan(1000)
    expect(() => compile(phrases.map((phrase) => ['', phrase] as const))).not.toThrow()
  }
})
