import type { ShownCorrection } from '#lib/schemas/places/correction'

/** What was said of one place that can be decided at once. */
export interface Issue {
  kind: ShownCorrection['kind']
  /** The newest first. */
  corrections: ShownCorrection[]
}

/** All that was said of one place. */
export interface PlaceIssues {
  /** Of the place, or of what is said where it is gone. */
  key: string
  /** As it is called now, or was. */
  name: string
  place: ShownCorrection['location']
  issues: Issue[]
}

/** Corrections by their place, in the order of the newest of each; those that say the same of it together. */
export function byPlace(corrections: readonly ShownCorrection[]): PlaceIssues[] {
  const places = new Map<string, PlaceIssues>()
  for (const correction of corrections) {
    const { id, locationId, location, locationName, kind } = correction
    const key = locationId ?? id
    const all = places.get(key) ?? { key, name: location?.name ?? locationName, place: location, issues: [] }
    places.set(key, all)
    // Two that say something else say two things.
    const same = kind === 'other' ? undefined : all.issues.find((issue) => issue.kind === kind)
    if (same) same.corrections.push(correction)
    else all.issues.push({ kind, corrections: [correction] })
  }
  return [...places.values()]
}
