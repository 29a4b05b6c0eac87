interface PlayLimit {
  /** The age in months below which the limit applies. */
  belowMonths: number
  /** The most minutes of play of one activity; null if there is no limit. */
  oneActivity: number | null
  /** The most minutes of guided play, of one or more activities, until a break. */
  inOneGo: number
}

/** How long children play at an age. Our choice, after what teachers call realistic. */
const playLimits: readonly PlayLimit[] = [
  { belowMonths: 18, oneActivity: 12, inOneGo: 20 },
  { belowMonths: 24, oneActivity: 20, inOneGo: 20 },
  { belowMonths: 36, oneActivity: 20, inOneGo: 30 },
  { belowMonths: 72, oneActivity: null, inOneGo: 50 },
  { belowMonths: Number.POSITIVE_INFINITY, oneActivity: null, inOneGo: 60 },
]

/** Returns how many minutes children of an age play in one go. */
export function playLimitAt(ageMonths: number): PlayLimit {
  const found = playLimits.find(({ belowMonths }) => ageMonths < belowMonths)
  if (!found) throw new Error('No play limit for that age')
  return found
}
