/** How large a printed card's text is. */
export type CardSize = 'large' | 'medium' | 'small'

interface Written {
  materials: readonly string[]
  safetyNotes: readonly string[]
  steps: readonly string[]
  ways: readonly { text: string }[]
  group: string | null
  parts: readonly unknown[]
}

/** The characters that fit on a page of 216 by 279 mm (US Letter, lower than A4), measured with the longest cards in three languages. */
const MAX_LARGE = 1100
const MAX_MEDIUM = 1500
/** A line that is not full counts like this many characters. */
const LINE = 20

/** Returns the largest size at which a card fits on one page. A schedule is always small. */
export function cardSizeOf({ materials, safetyNotes, steps, ways, group, parts }: Written): CardSize {
  if (parts.length > 0) return 'small'
  const lines = [...materials, ...safetyNotes, ...steps, ...ways.map(({ text }) => text), ...(group === null ? [] : [group])]
  const characters = lines.reduce((sum, line) => sum + line.length + LINE, 0)
  return characters <= MAX_LARGE ? 'large' : characters <= MAX_MEDIUM ? 'medium' : 'small'
}
