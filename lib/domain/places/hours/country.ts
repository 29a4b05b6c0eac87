const A = 'A'.charCodeAt(0)

/** Maps zones to the two-letter codes of current countries. */
export function readZoneCountries(): Map<string, string> {
  const found = new Map<string, string>()
  for (let n = 0; n < 26 * 26; n++) {
    const code = String.fromCharCode(A + Math.floor(n / 26), A + (n % 26))
    const locale = new Intl.Locale(`und-${code}`)
    // Retired codes are read as their successors.
    if (locale.region !== code) continue
    for (const zone of zonesOf(locale)) found.set(zone, code.toLowerCase())
  }
  return found
}

/** Node 20 has a getter where later ones have a method. */
function zonesOf(locale: Intl.Locale & { timeZones?: string[] }): string[] {
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

let countries: Map<string, string> | undefined

/** Returns the country of a time zone as a lower-case two-letter code; undefined for zones of the sea and unknown ones. */
export function countryOfZone(timeZone: string): string | undefined {
  countries ??= readZoneCountries()
  try {
    // The runtime may use another name for a zone than tz-lookup.
    return countries.get(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone)
  } catch {
    return undefined
  }
}
