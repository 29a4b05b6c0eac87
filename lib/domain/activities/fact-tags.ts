/** Tags derived from a card's facts only: a dog that is really there, water to play with. */
import type { Tag } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'
import type { HazardCode } from '#lib/domain/safety/hazards'
import { groupsOf } from '#lib/domain/safety/substances'

/** From the narrowest to the widest: of a dog, `dogs` comes before `animals`. */
const bySubstance: readonly (readonly [id: string, tag: Tag])[] = [
  ['dog', 'dogs'],
  ['cat', 'cats'],
  ['horse', 'horses'],
  ['ants', 'ants'],
  ['bees', 'bees'],
  ['insects', 'insects'],
  ['spiders', 'spiders'],
  ['birds', 'birds'],
  ['live-fish', 'fish'],
  ['farm-animals', 'farm'],
  ['reptiles', 'reptiles'],
  ['animals', 'animals'],
  ['flowers', 'flowers'],
  ['trees', 'trees'],
  ['planting-seeds', 'gardening'],
  ['vegetable-plants', 'gardening'],
  ['plants', 'plants'],
  ['paint', 'painting'],
  ['clay', 'clay'],
  ['sand', 'sand'],
  ['bubble-mix', 'bubbles'],
  ['fruit', 'fruit'],
  ['vegetables', 'vegetables'],
]

const byHazard: Partial<Record<HazardCode, Tag>> = {
  water: 'water',
  open_water: 'water',
  boats: 'boats',
  heights: 'climbing',
  balancing: 'balance',
  eating: 'food',
}

/** Lists the tags of the substances that are touched or eaten and of the hazards, each once. */
export function factTags({ substances, hazards }: Facts): Tag[] {
  const used = substances.filter(({ use }) => use !== 'near').map(({ id }) => groupsOf(id))
  const ofSubstances = bySubstance.flatMap(([id, tag]) => (used.some((groups) => groups.has(id)) ? [tag] : []))
  const ofHazards = hazards.flatMap(({ code, who }) => (who === 'child' ? (byHazard[code] ?? []) : []))
  return [...new Set([...ofSubstances, ...ofHazards])]
}
