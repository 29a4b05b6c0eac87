/** The closed list of sentences that a model's safety notes may use: such a sentence is advice, independent of the words it names. */
import type { Language } from '#lib/domain/platform/basics'
import { foldWord, type Token } from '#lib/domain/safety/normalise'
import type { Sentence } from '#lib/domain/safety/sentences'
import type { NoteFrame } from '#lib/domain/safety/words/format'
import { words as allWords } from '#lib/domain/safety/words/generated'

/** The maximum words of a slot: it names a thing and does not tell a story. */
const LONGEST_SLOT = 6

type Node = 'slot' | { words: ReadonlySet<string>; isOptional: boolean }
interface Frame {
  frame: NoteFrame
  nodes: Node[]
}

/** Returns the frame that matches a whole sentence of a note; undefined if none does. */
export function frameOf({ tokens, language }: Sentence): NoteFrame | undefined {
  const words = tokens.filter(({ text }) => text !== ',')
  const { frames, notInSlot } = compiled(language)
  return frames.find(({ nodes }) => fits(nodes, 0, words, 0, notInSlot))?.frame
}

function fits(nodes: readonly Node[], at: number, words: readonly Token[], position: number, notInSlot: ReadonlySet<string>): boolean {
  const node = nodes[at]
  if (node === undefined) return position === words.length
  if (node === 'slot') {
    for (let length = 1; length <= LONGEST_SLOT; length += 1) {
      const token = words[position + length - 1]
      if (!token || notInSlot.has(token.text) || /^[:()]$/.test(token.text)) return false
      if (fits(nodes, at + 1, words, position + length, notInSlot)) return true
    }
    return false
  }
  const token = words[position]
  if (token && node.words.has(token.text) && fits(nodes, at + 1, words, position + 1, notInSlot)) return true
  return node.isOptional && fits(nodes, at + 1, words, position, notInSlot)
}

const byLanguage = new Map<Language, { frames: Frame[]; notInSlot: ReadonlySet<string> }>()
function compiled(language: Language) {
  const known = byLanguage.get(language)
  if (known) return known
  const { frames, notInSlot } = allWords[language].notes
  const made = {
    frames: frames.map((frame) => ({ frame, nodes: frame.text.split(' ').map(nodeOf) })),
    notInSlot: new Set(notInSlot.map(foldWord)),
  }
  byLanguage.set(language, made)
  return made
}

function nodeOf(written: string): Node {
  if (written === '{slot}') return 'slot'
  const isOptional = /^\(.*\)$/.test(written)
  const words = isOptional ? written.slice(1, -1) : written
  return { words: new Set(words.split('|').map(foldWord)), isOptional }
}
