/** Map sources: a style and its hosts, or Google. */

/** OpenFreeMap: open data, without a key. */
export const DEFAULT_MAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/liberty'
export const DEFAULT_DARK_MAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/dark'

/** The map variables; an empty one counts as not set. */
interface MapVariables {
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY?: string | undefined
  NEXT_PUBLIC_MAP_STYLE_URL?: string | undefined
  NEXT_PUBLIC_MAP_STYLE_URL_DARK?: string | undefined
}

/** The map source: Google if there is a key; without one, or if Google fails, an open-data style. */
export interface MapSource {
  styleUrl: string
  /** The style for the dark theme. */
  darkStyleUrl: string
  googleKey?: string
}

/** The hosts that a page with a map may load from, for its content security policy. */
export interface MapHosts {
  connect: string[]
  style: string[]
  font: string[]
  frame: string[]
  worker: string[]
}

/** Returns the map source. A host's own style is also used in the dark theme if no dark style is set: it may be the only map host they trust. */
export function mapSource(variables: MapVariables): MapSource {
  const [googleKey, own, dark] = [
    variables.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY,
    variables.NEXT_PUBLIC_MAP_STYLE_URL,
    variables.NEXT_PUBLIC_MAP_STYLE_URL_DARK,
  ].map((value) => value?.trim() || undefined)
  const styleUrl = own ?? DEFAULT_MAP_STYLE_URL
  const darkStyleUrl = dark ?? (styleUrl === DEFAULT_MAP_STYLE_URL ? DEFAULT_DARK_MAP_STYLE_URL : styleUrl)
  return { styleUrl, darkStyleUrl, ...(googleKey && { googleKey }) }
}

/** Google's hosts, as listed in its guide; only with a key. */
const google: MapHosts = {
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
}
const none: MapHosts = { connect: [], style: [], font: [], frame: [], worker: [] }

/** Returns the allowed hosts. The styles' hosts count even with a key, because they are the fallback for Google. */
export function mapHosts({ styleUrl, darkStyleUrl, googleKey }: MapSource): MapHosts {
  const hosts = googleKey ? google : none
  return { ...hosts, connect: [...originsOf([styleUrl, darkStyleUrl]), ...hosts.connect] }
}

/** Returns the display names of the style hosts. */
export function styleNames({ styleUrl, darkStyleUrl }: MapSource): string {
  const [known] = originsOf([DEFAULT_MAP_STYLE_URL])
  return originsOf([styleUrl, darkStyleUrl])
    .map((origin) => (origin === known ? 'OpenFreeMap' : new URL(origin).host))
    .join(', ')
}

function originsOf(urls: string[]): string[] {
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))]
}
