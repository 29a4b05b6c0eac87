import type { PlaceCategory } from '#lib/domain/places/places'

interface PlaceLook {
  /** A Fluent emoji. */
  picture: string
  /** One of the six tints, its background in a list. */
  tint: 0 | 1 | 2 | 3 | 4 | 5
  /** Its outline on the map: contrast of at least 3:1 on white and on map backgrounds. */
  ring: string
}

/** The look of each kind of place in lists and on the map. */
export const placeLooks: Record<PlaceCategory, PlaceLook> = {
  playground: { picture: 'playground-slide', tint: 0, ring: '#b3401a' },
  hiking: { picture: 'hiking-boot', tint: 4, ring: '#8a5a00' },
  park: { picture: 'deciduous-tree', tint: 1, ring: '#1f7448' },
  water_fun: { picture: 'water-wave', tint: 2, ring: '#0d6690' },
  other: { picture: 'round-pushpin', tint: 5, ring: '#6246b5' },
}
