/** The materials of all activities of a longer time, one line for each thing. */
import { joinMaterial, multiplyQuantity, setsFor, splitMaterial } from '#lib/domain/activities/material-quantity'

/** The materials of an activity, in the same order. */
export interface BlockMaterials {
  materialIds: readonly string[]
  /** The lines shown to users: "Name (quantity)" or only a name. */
  materialsNeeded: readonly string[]
  /** The children that one quantity is for; null for all. */
  childrenPerSet: readonly (number | null)[]
}

/** What an activity uses up, so that the next one needs its own. A roll of tape lasts for a day. */
const usedUp: ReadonlySet<string> = new Set([
  ...['paper', 'colored-paper', 'tissue-paper', 'kitchen-foil', 'baking-paper', 'kitchen-paper', 'newspaper', 'magazines', 'index-cards'],
  ...['sticky-notes', 'envelopes', 'paper-plates', 'paper-cups', 'paper-bags', 'paper-straws', 'craft-sticks', 'pipe-cleaners', 'cardboard'],
  ...['yarn', 'string', 'ribbon', 'rubber-bands', 'seeds', 'small-seeds', 'soil', 'wet-wipes', 'bubble-mix', 'water', 'ice'],
  ...['salt', 'sugar', 'flour', 'baking-soda', 'vinegar', 'cooking-oil', 'cornstarch', 'yoghurt', 'milk', 'cheese', 'bread', 'rice-cakes'],
  ...['oats', 'rice', 'pasta', 'cooked-pasta', 'eggs', 'butter', 'cream', 'dry-yeast', 'banana', 'apple', 'orange', 'lemon', 'berries'],
  ...['avocado', 'carrot', 'cucumber', 'tomato', 'potato', 'lettuce', 'herbs', 'onion', 'lentils', 'red-cabbage', 'snacks'],
])

/** Of two kinds of tape, one is enough for a day: masking tape holds what sticky tape does. */
const enough: ReadonlyMap<string, string> = new Map([['sticky-tape', 'masking-tape']])

interface Need {
  name: string
  /** The quantity for all children; undefined if the activity does not say how much. */
  text: string | undefined
  /** The number in the quantity, times the children; 1 if it has none. */
  amount: number
}

/**
 * Lists each thing once, in the order of its first use: what is used up with the quantities of all activities, everything else with the
 * largest one.
 * @param children the most children
 * @param brought ids that another list already has
 */
export function listMaterials(blocks: readonly BlockMaterials[], children: number, brought: ReadonlySet<string>): string[] {
  const needs = blocks.flatMap(({ materialIds, materialsNeeded, childrenPerSet }) =>
    materialIds.map((id, i) => ({ id, need: readNeed(materialsNeeded[i] ?? '', childrenPerSet[i] ?? null, children) })),
  )
  const ids = new Set(needs.map(({ id }) => id))
  const other = (id: string) => enough.get(id)
  const byId = Map.groupBy(
    needs.filter(({ id }) => !brought.has(id) && !ids.has(other(id) ?? '')),
    ({ id }) => id,
  )
  return [...byId].map(([id, same]) =>
    combineNeeds(
      same.map(({ need }) => need),
      usedUp.has(id),
    ),
  )
}

function readNeed(line: string, childrenPerSet: number | null, children: number): Need {
  const { name, quantity } = splitMaterial(line)
  const sets = setsFor(childrenPerSet, children)
  return { name, text: multiplyQuantity(quantity, sets), amount: Number(/\d+/.exec(quantity ?? '')?.[0] ?? 1) * sets }
}

function combineNeeds(needs: readonly Need[], isUsedUp: boolean): string {
  const name = needs[0]?.name ?? ''
  const largest = needs.reduce((most, need) => (need.amount > most.amount || (need.amount === most.amount && !most.text) ? need : most))
  const texts = isUsedUp ? addEqualUnits(needs.flatMap(({ text }) => text ?? [])) : largest.text ? [largest.text] : []
  return joinMaterial(name, texts.length > 0 ? texts.join(' + ') : undefined)
}

/** Adds quantities that differ only in their number: "2 m" and "3 m" are "5 m", "× 2" and "× 3" are "× 5". */
function addEqualUnits(texts: readonly string[]): string[] {
  const counts = texts.map((text) => {
    const [, sign = '', number, unit = ''] = /^(× )?(\d+)( .*)?$/s.exec(text) ?? []
    return number === undefined ? { text, of: text, number: undefined } : { text, of: `${sign}#${unit}`, number: Number(number) }
  })
  return [...Map.groupBy(counts, ({ of }) => of)].map(([of, same]) => {
    const sum = same.reduce((all, { number = 0 }) => all + number, 0)
    return sum > 0 ? of.replace('#', `${sum}`) : of
  })
}
