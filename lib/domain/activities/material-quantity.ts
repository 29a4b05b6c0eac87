/** How much of a material several children need. A line is "Name (quantity)" or only a name, in any of the app's languages. */

/** A number of things with the words around it. A number with decimals is no number of things. */
const counted = /^(×\s*|just |solo |רק |about |unos |unas |בערך |כ[-־])?(\d+|one|una|uno|אחד|אחת)(?![.,]?\d)(.*)$/s
/** Prefixes that say nothing about a larger number. */
const isOmitted = /^(×\s*|just |solo |רק )$/
/** Words that give each child a quantity and add nothing else. */
const onlyEach =
  /^ (each|of them|for each|(for each|per|an?) \S+|por \S+|(para )?cada \S+|cada quien|en total|piezas|sol[oa]|לכל \S+|לילד|לאדם|בסך הכול|יחידות|בלבד)$/
/** Words that give each child a quantity: the text is true for any number of children. */
const isForEach = /(?<!of )\beach\b|\b(per|for two|a child|a guest|por(?! si)|(?<!de )cada|para dos)\b|לכל |לשניים|לילד/
/** Units whose plural is known, with the words for each child, or with a use that stays right in the plural. */
const units: readonly { pattern: RegExp; plural: string }[] = [
  { pattern: /^(\d+) sheets?( each| for two| for each| (?:for each|per) \S+)?( for (?!two|each)\D+)?$/, plural: 'sheets' },
  { pattern: /^(\d+) hojas?( por \S+| para dos| (?:para )?cada \S+)?( para (?!dos|cada)\D+)?$/, plural: 'hojas' },
  { pattern: /^(?:דף(?: אחד| 1)?|(\d+) (?:דפים|דף))( לכל \S+| לשניים)?( ל(?!כל|שניים)\D+)?$/, plural: 'דפים' },
  { pattern: /^(\d+) גיליון( לכל \S+)?$/, plural: 'גיליונות' },
  { pattern: /^(\d+) slips?$/, plural: 'slips' },
  { pattern: /^(\d+) papelitos?$/, plural: 'papelitos' },
  { pattern: /^(?:פתק(?: אחד| 1)?|(\d+) (?:פתקים|פתק))$/, plural: 'פתקים' },
  { pattern: /^(\d+) pages?$/, plural: 'pages' },
  { pattern: /^(\d+) páginas?$/, plural: 'páginas' },
  { pattern: /^(?:עמוד(?: אחד| 1)?|(\d+) (?:עמודים|עמוד))$/, plural: 'עמודים' },
  { pattern: /^(\d+) pairs?$/, plural: 'pairs' },
  { pattern: /^(\d+) par(?:es)?$/, plural: 'pares' },
  { pattern: /^(?:זוג(?: אחד| 1)?|(\d+) (?:זוגות|זוג))$/, plural: 'זוגות' },
]
/** After "1", other words may be in the singular; these stay right with a larger number. */
const staysRight = /^(,| as | como | de | בתור )/
/** Numbers of other things than the material, such as the colors of a pen, and weights. */
const countsOther = /\d|colou?r|צבע|^ g\b|^ גרם/

/** Multiplies a quantity such as "1 sheet", "× 2" or "8 rolled up", or none. */
export function multiplyQuantity(quantity: string | undefined, sets: number): string | undefined {
  if (sets === 1) return quantity
  if (quantity === undefined) return `× ${sets}`
  for (const { pattern, plural } of units) {
    const match = pattern.exec(quantity)
    if (match) return `${Number(match[1] ?? 1) * sets} ${plural}${match[3] ?? ''}`
  }
  const [, prefix = '', number = '', rest = ''] = counted.exec(quantity) ?? []
  const pieces = Number(/\d/.test(number) ? number : 1)
  if (number !== '' && (rest === '' || onlyEach.test(rest))) return `${prefix === '' || isOmitted.test(prefix) ? '× ' : prefix}${pieces * sets}`
  if (isForEach.test(quantity)) return quantity
  const isMultiple = number !== '' && !countsOther.test(rest) && (pieces > 1 || staysRight.test(rest))
  return isMultiple ? `${isOmitted.test(prefix) ? '' : prefix}${pieces * sets}${rest}` : `× ${sets} (${quantity})`
}

/** The parentheses at the end of names, which are no quantity: other words for the same thing. A test finds those that are missing. */
const synonyms: ReadonlySet<string> = new Set([
  ...['crayones', 'cola', 'de pintor', 'colador grande', 'huevera', 'bandeja para hielo', 'maicena', 'bananas', 'comba', 'monopatín'],
  ...['impermeable', 'barrilete', 'crema para batir', 'toallas de papel', 'repollo morado', 'סרט מיסוך', 'נפה'],
])

/** Splits a line into its name and its quantity, if it has one. */
export function splitMaterial(line: string): { name: string; quantity: string | undefined } {
  const [start = '', synonym = ''] = /^[^(]* \(([^)]*)\)/.exec(line) ?? []
  const words = synonyms.has(synonym) ? start : (/^(.*?) \(.*\)$/s.exec(line)?.[1] ?? line)
  const [, quantity] = /^ \((.*)\)$/s.exec(line.slice(words.length)) ?? []
  return { name: words, quantity }
}

/** Joins a name and a quantity: "Scissors × 5", "Paper (20 sheets)", "Markers × 20 (1 thick one)". */
export function joinMaterial(name: string, quantity: string | undefined): string {
  if (quantity === undefined) return name
  return /^× \d+( \(|$)/.test(quantity) ? `${name} ${quantity}` : `${name} (${quantity})`
}

/** Returns the sets that children need: one for every `childrenPerSet`; null means one for all. */
export function setsFor(childrenPerSet: number | null, children: number): number {
  return childrenPerSet === null ? 1 : Math.ceil(children / childrenPerSet)
}

/**
 * Multiplies a line of materials by the sets that the children need.
 * @param children the most children
 */
export function multiplyMaterial(line: string, childrenPerSet: number | null, children: number): string {
  const sets = setsFor(childrenPerSet, children)
  const { name, quantity } = splitMaterial(line)
  return sets === 1 ? line : joinMaterial(name, multiplyQuantity(quantity, sets))
}
