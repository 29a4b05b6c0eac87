/** Finds the phrases of many groups in one pass over a sentence. A phrase is words, each `a|b` or `stem*`, `=word` (as written), `^` a comma,
 * `_` any word, `~` up to four words without a comma; a Hebrew noun with `+` stands for its plurals and construct forms too. */
import { defective, foldWord, type Token } from '#lib/domain/safety/normalise'

/** Token positions in a sentence, `end` excluded. */
export interface Span {
  start: number
  end: number
}

interface Choice {
  exact: ReadonlySet<string>
  written: ReadonlySet<string>
  stems: readonly string[]
}
type Node = Choice | 'any' | 'gap'
interface Phrase<Group> {
  group: Group
  nodes: readonly Node[]
}
/** Phrases by their first word, or by the first three letters of its stem. */
export interface Index<Group> {
  byWord: ReadonlyMap<string, readonly Phrase<Group>[]>
  byStem: ReadonlyMap<string, readonly Phrase<Group>[]>
  /** The candidates of words seen before, by their forms. */
  known: WeakMap<readonly string[], Iterable<Phrase<Group>>>
}

const stemKey = 3

/** Compiles phrases to an index; done once per language, not per card. */
export function compile<Group>(phrases: Iterable<readonly [Group, string]>): Index<Group> {
  const byWord = new Map<string, Phrase<Group>[]>()
  const byStem = new Map<string, Phrase<Group>[]>()
  for (const [group, written] of phrases) {
    const nodes = written.trim().split(/\s+/).map(parse)
    const first = nodes[0]
    if (first === undefined || first === 'any' || first === 'gap') throw new Error(`a phrase starts with a word: ${written}`)
    const phrase = { group, nodes }
    for (const word of [...first.exact, ...first.written]) add(byWord, word, phrase)
    for (const stem of first.stems) add(byStem, stem.slice(0, stemKey), phrase)
  }
  return { byWord, byStem, known: new WeakMap() }
}

function add<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

function parse(written: string): Node {
  if (written === '_') return 'any'
  if (written === '~') return 'gap'
  if (written === '^') return { exact: new Set(), written: new Set([',']), stems: [] }
  const exact = new Set<string>()
  const asWritten = new Set<string>()
  const stems: string[] = []
  for (const word of written.split('|')) {
    if (word.endsWith('*')) stems.push(foldWord(word.slice(0, -1)))
    else if (word.startsWith('=')) asWritten.add(foldWord(word.slice(1)))
    else for (const form of word.endsWith('+') ? inflections(word.slice(0, -1)) : [word]) exact.add(foldWord(form)).add(defective(foldWord(form)))
  }
  return { exact, written: asWritten, stems }
}

/** Lists a Hebrew noun in the singular, plural and construct: "גולה" also as "גולות", "גולת"; "כדור" as "כדורים", "כדורי". */
function inflections(noun: string): string[] {
  const stem = noun.replace(/[הת]$/, '')
  if (noun.endsWith('ית')) return [noun, `${stem}ות`]
  return stem === noun ? [noun, `${noun}ים`, `${noun}י`, `${noun}ות`] : [noun, `${stem}ה`, `${stem}ת`, `${stem}ות`, `${stem}ים`, `${stem}י`]
}

/** Finds all spans of every group in the sentence. */
export function scan<Group>(index: Index<Group>, tokens: readonly Token[]): Map<Group, Span[]> {
  const found = new Map<Group, Span[]>()
  tokens.forEach((token, start) => {
    for (const phrase of candidates(index, token)) {
      const end = endOf(phrase.nodes, 0, tokens, start)
      if (end !== undefined) add(found, phrase.group, { start, end })
    }
  })
  return found
}

/** Returns the phrases that may start with the word, each once. */
function candidates<Group>(index: Index<Group>, { forms }: Token): Iterable<Phrase<Group>> {
  const before = index.known.get(forms)
  if (before !== undefined) return before
  const found = lookUp(index, forms)
  index.known.set(forms, found)
  return found
}

function lookUp<Group>(index: Index<Group>, forms: readonly string[]): Iterable<Phrase<Group>> {
  const lists: (readonly Phrase<Group>[])[] = []
  for (const form of forms) {
    const byWord = index.byWord.get(form)
    if (byWord !== undefined) lists.push(byWord)
    // A stem may have only two letters: "at*" finds "ata".
    for (const letters of [2, stemKey]) {
      const byStem = index.byStem.get(form.slice(0, letters))
      if (byStem !== undefined) lists.push(byStem)
    }
  }
  return new Set(lists.flat())
}

function endOf<Group>(nodes: Phrase<Group>['nodes'], at: number, tokens: readonly Token[], position: number): number | undefined {
  const node = nodes[at]
  if (node === undefined) return position
  if (node === 'gap') {
    for (let skipped = 0; skipped <= 4; skipped += 1) {
      const end = endOf(nodes, at + 1, tokens, position + skipped)
      if (end !== undefined) return end
      if (tokens[position + skipped]?.text === ',') return undefined
    }
    return undefined
  }
  const token = tokens[position]
  if (token === undefined || (node !== 'any' && !fits(node, token))) return undefined
  return endOf(nodes, at + 1, tokens, position + 1)
}

/** Uses plain loops, because this runs some thousand times per card. */
function fits({ exact, written, stems }: Choice, { text, forms }: Token): boolean {
  if (written.has(text)) return true
  for (const form of forms) {
    if (exact.has(form)) return true
    for (const stem of stems) if (form.startsWith(stem)) return true
  }
  return false
}

/** Returns whether two spans share a word. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
