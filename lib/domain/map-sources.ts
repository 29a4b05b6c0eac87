/** Where maps come from: a style and what it names, or Google. */

/** OpenFreeMap: open data, without a key. */
export const DEFAULT_MAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/liberty'

interface MapSettings {
  styleUrl: string | undefined
  googleKey: string | undefined
}

/** What a page with a map may load beyond the app itself, for its content security policy. */
export interface MapSources {
  connect: string[]
  style: string[]
  font: string[]
  frame: string[]
  worker: string[]
}

/** Of Google's as its own guide lists them; only where a key is set. */
const google: MapSources = {
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
}
const none: MapSources = { connect: [], style: [], font: [], frame: [], worker: [] }

/** The style's host counts with a key too: it takes over where Google fails. */
export function mapSources({ styleUrl = DEFAULT_MAP_STYLE_URL, googleKey }: MapSettings): MapSources {
  const sources = googleKey ? google : none
  const host = URL.canParse(styleUrl) ? [new URL(styleUrl).origin] : []
  return { ...sources, connect: [...host, ...sources.connect] }
}
