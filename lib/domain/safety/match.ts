/** Finds the phrases of many groups in one pass over a sentence. A phrase is words, each `a|b` or `stem*`, `=word` (as written), `^` a comma,
 * `_` any word, `~` up to four words without a comma; a Hebrew noun with `+` stands for its plurals and construct forms too. */
import { foldWord, type Token } from '#lib/domain/safety/normalise'

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
  return { byWord, byStem }
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
    else for (const form of word.endsWith('+') ? inflections(word.slice(0, -1)) : [word]) exact.add(foldWord(form))
  }
  return { exact, written: asWritten, stems }
}

/** A Hebrew noun in the singular, the plural and the construct: "גולה" also as "גולות", "גולת"; "כדור" as "כדורים", "כדורי". */
function inflections(noun: string): string[] {
  const stem = noun.replace(/[הת]$/, '')
  if (noun.endsWith('ית')) return [noun, `${stem}ות`]
  return stem === noun ? [noun, `${noun}ים`, `${noun}י`, `${noun}ות`] : [noun, `${stem}ה`, `${stem}ת`, `${stem}ות`, `${stem}ים`, `${stem}י`]
}

/** All spans of every group in the sentence. */
export function scan<Group>(index: Index<Group>, tokens: readonly Token[]): Map<Group, Span[]> {
  const found = new Map<Group, Span[]>()
  tokens.forEach((token, start) => {
    const tried = new Set<Phrase<Group>>()
    const attempt = (phrase: Phrase<Group>) => {
      if (tried.has(phrase)) return
      tried.add(phrase)
      const end = endOf(phrase.nodes, 0, tokens, start)
      if (end !== undefined) add(found, phrase.group, { start, end })
    }
    for (const form of token.forms) {
      index.byWord.get(form)?.forEach(attempt)
      if (form.length >= stemKey) index.byStem.get(form.slice(0, stemKey))?.forEach(attempt)
    }
  })
  return found
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

function fits(node: Choice, token: Token): boolean {
  if (node.written.has(token.text)) return true
  return token.forms.some((form) => node.exact.has(form) || node.stems.some((stem) => form.startsWith(stem)))
}

/** Whether two spans share a word. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
