import type { StyleSpecification } from 'maplibre-gl'

/** A map style with only a background color: without tiles, places and distances are still visible. */
export function createPlainStyle(ground: string): StyleSpecification {
  return { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint: { 'background-color': ground } }] }
}
