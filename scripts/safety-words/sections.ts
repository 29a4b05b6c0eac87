// Reads a word file: headed sections with one entry per line, `#` before a comment.

export interface Entry {
  text: string
  line: number
}
export interface Section {
  name: string
  line: number
  entries: Entry[]
}
export interface WordFile {
  /** The name in error messages: "en/honey.txt". */
  file: string
  text: string
}

/** Creates an error that names file and line, for the person who edits the file. */
export function wordError(file: string, line: number | undefined, message: string): Error {
  return new Error(line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`)
}

/** Reads the sections of a file, each heading once and none empty. @throws Error that names file and line */
export function readSections({ file, text }: WordFile): Section[] {
  const sections: Section[] = []
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = index + 1
    const content = written.trim().replace(/\s+/g, ' ')
    if (content === '' || content.startsWith('#')) continue
    const name = /^\[(.+)\]$/.exec(content)?.[1]
    if (name === undefined) addEntry(file, sections.at(-1), { text: content, line })
    else sections.push({ name: checkedHeading(file, sections, name, line), line, entries: [] })
  }
  if (sections.length === 0) throw wordError(file, undefined, 'the file is empty')
  const bare = sections.find(({ entries }) => entries.length === 0)
  if (bare) throw wordError(file, bare.line, `the section [${bare.name}] is empty`)
  return sections
}

function addEntry(file: string, section: Section | undefined, entry: Entry): void {
  if (!section) throw wordError(file, entry.line, `"${entry.text}" is in no section: put a heading such as [things] above it`)
  const before = section.entries.find(({ text }) => text === entry.text)
  if (before) throw wordError(file, entry.line, `"${entry.text}" is already in line ${before.line}`)
  section.entries.push(entry)
}

function checkedHeading(file: string, sections: readonly Section[], name: string, line: number): string {
  const before = sections.find((section) => section.name === name)
  if (before) throw wordError(file, line, `the section [${name}] is already in line ${before.line}`)
  return name
}

/** Creates the error for a heading that this kind of file does not have. */
export function unknownSection(file: string, { name, line }: Section, known: readonly string[]): Error {
  return wordError(file, line, `unknown section [${name}]; this file may have ${known.map((one) => `[${one}]`).join(', ')}`)
}
