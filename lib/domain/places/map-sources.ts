/** Where maps come from: a style and what it names, or Google. */

/** OpenFreeMap: open data, without a key. */
export const DEFAULT_MAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/liberty'
export const DEFAULT_DARK_MAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/dark'

/** What is set up; empty is not. */
interface MapVariables {
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY?: string | undefined
  NEXT_PUBLIC_MAP_STYLE_URL?: string | undefined
  NEXT_PUBLIC_MAP_STYLE_URL_DARK?: string | undefined
}

/** Where the map comes from: Google where there is a key, else, and where Google fails, a style of open data. */
export interface MapSource {
  styleUrl: string
  /** In the dark. */
  darkStyleUrl: string
  googleKey?: string
}

/** What a page with a map may load beyond the app itself, for its content security policy. */
export interface MapHosts {
  connect: string[]
  style: string[]
  font: string[]
  frame: string[]
  worker: string[]
}

/** A style of somebody's own is used in the dark too where no other is set: it may be the only host they trust. */
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

/** Of Google's as its own guide lists them; only where a key is set. */
const google: MapHosts = {
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
}
const none: MapHosts = { connect: [], style: [], font: [], frame: [], worker: [] }

/** The styles' hosts count with a key too: they take over where Google fails. */
export function mapHosts({ styleUrl, darkStyleUrl, googleKey }: MapSource): MapHosts {
  const hosts = googleKey ? google : none
  return { ...hosts, connect: [...originsOf([styleUrl, darkStyleUrl]), ...hosts.connect] }
}

/** Whose the styles are, for people to read. */
export function styleNames({ styleUrl, darkStyleUrl }: MapSource): string {
  const [known] = originsOf([DEFAULT_MAP_STYLE_URL])
  return originsOf([styleUrl, darkStyleUrl])
    .map((origin) => (origin === known ? 'OpenFreeMap' : new URL(origin).host))
    .join(', ')
}

function originsOf(urls: string[]): string[] {
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))]
}
