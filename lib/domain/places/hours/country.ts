/** Returns one name for each zone: the runtime may use other names than tz-lookup. */
function canonical(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

const A = 'A'.charCodeAt(0)

/** Maps zones to the two-letter codes of current countries. */
function readCountries(): Map<string, string> {
  const found = new Map<string, string>()
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  for (let n = 0; n < 26 * 26; n++) {
    const code = String.fromCharCode(A + Math.floor(n / 26), A + (n % 26))
    const locale = new Intl.Locale(`und-${code}`)
    // Retired codes are read as their successors.
    if (locale.region !== code || !names.of(code)) continue
    for (const zone of zonesOf(locale)) found.set(canonical(zone) ?? zone, code.toLowerCase())
  }
  return found
}

/** Node 20 has a getter where later ones have a method. */
function zonesOf(locale: Intl.Locale): string[] {
  if ('getTimeZones' in locale && typeof locale.getTimeZones === 'function') return locale.getTimeZones() ?? []
  return 'timeZones' in locale && Array.isArray(locale.timeZones) ? locale.timeZones : []
}

let countries: Map<string, string> | undefined

/** Returns the country of a time zone as a lower-case two-letter code; undefined for zones of the sea. */
export function countryOfZone(timeZone: string): string | undefined {
  countries ??= readCountries()
  const name = canonical(timeZone)
  return name === undefined ? undefined : countries.get(name)
}
