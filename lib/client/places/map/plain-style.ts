import type { StyleSpecification } from 'maplibre-gl'

/** A map of nothing but its ground: where no tiles can be had, places and distances still show. */
export function plainStyle(ground: string): StyleSpecification {
  return { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint: { 'background-color': ground } }] }
}
