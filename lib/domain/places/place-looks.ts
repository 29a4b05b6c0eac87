import type { PlaceCategory } from '#lib/domain/places/places'

interface PlaceLook {
  /** A Fluent emoji. */
  picture: string
  /** One of the six tints, behind it in a list. */
  tint: 0 | 1 | 2 | 3 | 4 | 5
  /** Around it on the map: 3:1 at least on white and on the ground of a map. */
  ring: string
}

/** What places of a kind look like in a list and on a map. */
export const placeLooks: Record<PlaceCategory, PlaceLook> = {
  playground: { picture: 'playground-slide', tint: 0, ring: '#b3401a' },
  hiking: { picture: 'hiking-boot', tint: 4, ring: '#8a5a00' },
  park: { picture: 'deciduous-tree', tint: 1, ring: '#1f7448' },
  water_fun: { picture: 'water-wave', tint: 2, ring: '#0d6690' },
  other: { picture: 'round-pushpin', tint: 5, ring: '#6246b5' },
}
