import type { OpenState } from '#lib/domain/places/places'

/** The state of a place by its hours, at some time before now. */
export interface Opening {
  openState: OpenState
  /** Instants: when it closes next if it is open, and opens next if it is closed. */
  closesAt: string | null
  opensAt: string | null
}

/** Returns the state now. After the next change it is unknown: only the server works out the one after that. */
export function getCurrentOpening<T extends Opening>(opening: T, now: Date): T {
  const changesAt = opening.closesAt ?? opening.opensAt
  if (changesAt === null || Date.parse(changesAt) > now.getTime()) return opening
  return { ...opening, openState: 'unknown', closesAt: null, opensAt: null }
}
