import type { OpenState } from '#lib/domain/places/places'

/** What a place's hours said at some time before now. */
export interface Opening {
  openState: OpenState
  /** Instants: when it closes next if it is open, and opens next if it is closed. */
  closesAt: string | null
  opensAt: string | null
}

/** What is known of them now. After their next change nothing is: the server works out the one after that. */
export function openingNow<T extends Opening>(opening: T, now: Date): T {
  const changesAt = opening.closesAt ?? opening.opensAt
  if (changesAt === null || Date.parse(changesAt) > now.getTime()) return opening
  return { ...opening, openState: 'unknown', closesAt: null, opensAt: null }
}
