// Reads notes.txt: the allowed sentences of a model's safety notes.
import { noteIds } from '#lib/domain/safety/hazards'
import type { NoteFrame, NoteVocabulary } from '#lib/domain/safety/words/format'
import { readPhrases } from './phrases.ts'
import { type Entry, readSections, type Section, unknownSection, type WordFile, wordError } from './sections.ts'

const known = ['frames', 'advice', 'besides', 'joined', 'second slot', 'not in slot'] as const
type Name = (typeof known)[number]
type Groups = ReadonlyMap<string, string>

/** Expands the frames in order: groups, joined advice and second slots. @throws Error that names file and line */
export function readNotes(source: WordFile): NoteVocabulary {
  const { file } = source
  const sections = readSections(source)
  for (const section of sections) {
    if (!section.name.startsWith('group ') && !known.some((name) => name === section.name)) throw unknownSection(file, section, [...known, 'group …'])
  }
  const entriesOf = (name: Name) => sections.find((section) => section.name === name)?.entries ?? []
  const groups = readGroups(file, sections)
  const write = (entry: Entry) => ({ ...entry, text: withGroups(file, entry, groups) })
  const all = [...joined(entriesOf('advice').map(write), entriesOf('besides').map(write), entriesOf('joined')), ...entriesOf('frames').map(write)]
  const [second] = entriesOf('second slot')
  const notInSlot = sections.find(({ name }) => name === 'not in slot')
  return {
    frames: all.map((entry) => readFrame(file, entry)).flatMap((frame) => (second ? withSecondSlot(frame, second.text) : [frame])),
    notInSlot: notInSlot ? readPhrases(file, notInSlot) : [],
  }
}

function readGroups(file: string, sections: readonly Section[]): Groups {
  return new Map(
    sections
      .filter(({ name }) => name.startsWith('group '))
      .map((section) => [section.name.slice('group '.length), readPhrases(file, section).join('|')]),
  )
}

function withGroups(file: string, { text, line }: Entry, groups: Groups): string {
  return text.replace(/<([^>]*)>/g, (_, name: string) => {
    const words = groups.get(name)
    if (words === undefined) throw wordError(file, line, `there is no section [group ${name}]`)
    return words
  })
}

/** Lists each advice separately, then with every other advice, in each way that two share a sentence. */
function joined(advice: readonly Entry[], besides: readonly Entry[], ways: readonly Entry[]): Entry[] {
  const fill = (way: string, one: string, other: string) => way.replace('{advice}', one).replace('{besides}', other)
  return advice.flatMap(({ text, line }) => [
    { text, line },
    ...besides.flatMap((other) => ways.map((way) => ({ text: fill(way.text, text, other.text), line }))),
  ])
}

function readFrame(file: string, { text, line }: Entry): NoteFrame {
  const [sentence = '', note, ...rest] = text.split(' => ')
  if (rest.length > 0) throw wordError(file, line, 'two => in one line')
  if (/[,^~*=<>]/.test(sentence)) throw wordError(file, line, 'a frame has only words, |, (…) and {slot}')
  if (note === undefined) return { text: sentence }
  const gives = noteIds.find((id) => id === note)
  if (!gives) throw wordError(file, line, `there is no note "${note}"; there are ${noteIds.join(', ')}`)
  return { text: sentence, gives }
}

function withSecondSlot(frame: NoteFrame, second: string): NoteFrame[] {
  return frame.text.includes('{slot}') ? [frame, { ...frame, text: frame.text.replace('{slot}', second) }] : [frame]
}
