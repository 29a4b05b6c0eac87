// Reads the phrases of a section. Their notation is explained in lib/domain/safety/match.ts.
import { type Entry, type Section, wordError } from './sections.ts'

/** Lists that several rows use, by name. */
export type SharedLists = ReadonlyMap<string, readonly string[]>

/** Reads the phrases of a section and replaces each `@name` by its shared list. @throws Error that names file and line */
export function readPhrases(file: string, { entries }: Section, shared: SharedLists = new Map()): string[] {
  return [...new Set(entries.flatMap((entry) => (entry.text.startsWith('@') ? sharedList(file, entry, shared) : [checkedPhrase(file, entry)])))]
}

function sharedList(file: string, { text, line }: Entry, shared: SharedLists): readonly string[] {
  const list = shared.get(text.slice(1))
  if (!list) throw wordError(file, line, `shared.txt has no section [${text.slice(1)}]`)
  return list
}

function checkedPhrase(file: string, { text, line }: Entry): string {
  if (text.includes(',')) throw wordError(file, line, `"${text}" has a comma: write one phrase per line, and ^ for a comma in the text`)
  if (/^[_~^]/.test(text)) throw wordError(file, line, `"${text}" starts with a sign: a phrase starts with a word`)
  if (/[<>{}[\]#]/.test(text)) throw wordError(file, line, `"${text}" has a sign that no phrase has: < > { } [ ] #`)
  if (/(^|[ |])($|[ |])/.test(text)) throw wordError(file, line, `"${text}" has a | without a word on both sides`)
  return text
}
