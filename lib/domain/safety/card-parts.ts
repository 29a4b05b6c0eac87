/** Names of a card's parts in a reader's question and answer: "title", "step 2", "material 1". */
import type { LintedPart, LintedText } from '#lib/domain/safety/lint'

const listNames = { benefits: 'benefit', materials: 'material', instructions: 'step', safetyNotes: 'note' } as const
const lists = ['benefits', 'materials', 'instructions', 'safetyNotes'] as const
const singles = ['title', 'description', 'easier', 'harder'] as const

/** Names a part; in a list, `index` counts from 0. */
export function nameOfPart(part: LintedPart, index: number): string {
  const list = lists.find((name) => name === part)
  return list ? `${listNames[list]} ${index + 1}` : part
}

/** Returns the part of the card with this name; undefined if there is none. */
export function partNamed(where: string, text: LintedText): { part: LintedPart; index: number } | undefined {
  const written = where.trim().toLowerCase()
  const single = singles.find((part) => part === written)
  if (single) return { part: single, index: 0 }
  const [, name, number] = /^(benefit|material|step|note) (\d{1,2})$/.exec(written) ?? []
  const part = lists.find((list) => listNames[list] === name)
  const index = Number(number) - 1
  return part && index >= 0 && index < text[part].length ? { part, index } : undefined
}
