// Reads all word files of one language.
import { needs } from '#lib/domain/platform/vocabulary'
import { type HazardCode, hazardCodes } from '#lib/domain/safety/hazards'
import type { HazardWords, LanguageWords, Together } from '#lib/domain/safety/words/format'
import { readNotes } from './frames.ts'
import { readPhrases, type SharedLists } from './phrases.ts'
import { readSections, type Section, unknownSection, type WordFile, wordError } from './sections.ts'

/** Files without a row in hazards.ts. Each language has all of them except shared.txt. */
const others = ['innocent', 'undoable', 'balls', 'household', 'notes'] as const
const sharedName = 'shared'
type Files = ReadonlyMap<string, WordFile>

/** Reads the words of a language from its files, by their names without ".txt". @throws Error that names file and line */
export function readLanguage(language: string, texts: ReadonlyMap<string, string>): LanguageWords {
  const files: Files = new Map([...texts].map(([name, content]) => [name, { file: `${language}/${name}.txt`, text: content }]))
  for (const [name, { file }] of files) checkName(name, file)
  const get = (name: (typeof others)[number]): WordFile => {
    const source = files.get(name)
    if (!source) throw wordError(`${language}/${name}.txt`, undefined, 'the file is missing')
    return source
  }
  const shared = readShared(files)
  const balls = readLists(get('balls'), ['balls', 'mm', 'cm', 'inch', 'numbers'])
  const household = readLists(get('household'), ['things', 'containers', 'holding'], ['before', 'ends', 'after', 'vague'])
  return {
    hazards: Object.fromEntries(
      hazardCodes.flatMap((code): [HazardCode, HazardWords][] => {
        const source = files.get(code)
        return source ? [[code, readHazard(source, shared)]] : []
      }),
    ),
    innocent: readLists(get('innocent'), ['phrases'])('phrases'),
    undoable: readUndoable(get('undoable')),
    balls: balls('balls'),
    units: { mm: balls('mm'), cm: balls('cm'), inch: balls('inch') },
    numbers: readNumbers(get('balls')),
    household: {
      things: household('things'),
      containers: household('containers'),
      holding: household('holding'),
      before: household('before'),
      ends: household('ends'),
      after: household('after'),
      vague: household('vague'),
    },
    notes: readNotes(get('notes')),
  }
}

function checkName(name: string, file: string): void {
  const names: readonly string[] = [...hazardCodes, ...others, sharedName]
  if (!names.includes(name)) throw wordError(file, undefined, `there is no row "${name}" in hazards.ts`)
}

function readShared(files: Files): SharedLists {
  const source = files.get(sharedName)
  return new Map(source ? readSections(source).map((section) => [section.name, readPhrases(source.file, section)]) : [])
}

/** Reads the phrases by section, for a file with the required and maybe the optional sections. */
function readLists<Name extends string>(source: WordFile, required: readonly Name[], optional: readonly Name[] = []): (name: Name) => string[] {
  const sections = readSections(source)
  const names = [...required, ...optional]
  const stranger = sections.find(({ name }) => !names.some((one) => one === name))
  if (stranger) throw unknownSection(source.file, stranger, names)
  const missing = required.find((name) => !sections.some((section) => section.name === name))
  if (missing) throw wordError(source.file, undefined, `the section [${missing}] is missing`)
  const lists = new Map(sections.map((section) => [section.name, readPhrases(source.file, section)]))
  return (name) => lists.get(name) ?? []
}

const singles = ['things', 'mild', 'never'] as const

function readHazard(source: WordFile, shared: SharedLists): HazardWords {
  const words: HazardWords = {}
  const pairs = new Map<string, { anywhere: boolean; line: number; one?: string[]; other?: string[] }>()
  for (const section of readSections(source)) {
    const phrases = readPhrases(source.file, section, shared)
    const single = singles.find((name) => name === section.name)
    if (single) words[single] = phrases
    else {
      const { key, anywhere, side } = readHeading(source.file, section)
      const pair = pairs.get(key) ?? { anywhere, line: section.line }
      pairs.set(key, { ...pair, [side]: phrases })
    }
  }
  if (pairs.size > 0) words.together = [...pairs].map(([key, pair]) => bothSides(source.file, key, pair))
  return words
}

function readHeading(file: string, section: Section): { key: string; anywhere: boolean; side: 'one' | 'other' } {
  const [, kind, number, side] = /^(together|anywhere) (\d+) (one|other)$/.exec(section.name) ?? []
  if (kind === undefined || (side !== 'one' && side !== 'other')) {
    throw unknownSection(file, section, [...singles, 'together 1 one', 'together 1 other', 'anywhere 1 one', 'anywhere 1 other'])
  }
  return { key: `${kind} ${number}`, anywhere: kind === 'anywhere', side }
}

function bothSides(
  file: string,
  key: string,
  { anywhere, line, one, other }: { anywhere: boolean; line: number; one?: string[]; other?: string[] },
): Together {
  if (!one || !other) throw wordError(file, line, `[${key} one] and [${key} other] belong together: one of them is missing`)
  return { one, other, anywhere }
}

function readUndoable(source: WordFile): LanguageWords['undoable'] {
  return Object.fromEntries(
    readSections(source).map((section) => {
      const need = needs.find((one) => one === section.name)
      if (!need) throw unknownSection(source.file, section, needs)
      return [need, readPhrases(source.file, section)]
    }),
  )
}

function readNumbers(source: WordFile): Record<string, number> {
  const section = readSections(source).find(({ name }) => name === 'numbers')
  return Object.fromEntries(
    (section?.entries ?? []).map(({ text, line }) => {
      const [, word, value] = /^(\S+) = (\d+(?:\.\d+)?)$/.exec(text) ?? []
      if (word === undefined || value === undefined) throw wordError(source.file, line, `"${text}" is not of the form "three = 3"`)
      return [word, Number(value)]
    }),
  )
}
