import type { ShownCorrection } from '#lib/schemas/places/correction'

/** Corrections of one place that an admin can decide together. */
export interface Issue {
  kind: ShownCorrection['kind']
  /** Newest first. */
  corrections: ShownCorrection[]
}

/** All corrections of one place. */
export interface PlaceIssues {
  /** The id of the place, or of the correction if the place is deleted. */
  key: string
  /** The place's current or last name. */
  name: string
  place: ShownCorrection['location']
  issues: Issue[]
}

/** Groups corrections by place, ordered by each place's newest, and joins those of the same kind. */
export function groupByPlace(corrections: readonly ShownCorrection[]): PlaceIssues[] {
  const places = new Map<string, PlaceIssues>()
  for (const correction of corrections) {
    const { id, locationId, location, locationName, kind } = correction
    const key = locationId ?? id
    const all = places.get(key) ?? { key, name: location?.name ?? locationName, place: location, issues: [] }
    places.set(key, all)
    // Corrections of the kind `other` have different texts and are never joined.
    const same = kind === 'other' ? undefined : all.issues.find((issue) => issue.kind === kind)
    if (same) same.corrections.push(correction)
    else all.issues.push({ kind, corrections: [correction] })
  }
  return [...places.values()]
}
