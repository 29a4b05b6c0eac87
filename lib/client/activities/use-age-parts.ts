'use client'

import { useChosenChildren } from '#lib/client/activities/use-chosen-children'
import { partsFor } from '#lib/domain/activities/age-parts'
import type { ShownActivity } from '#lib/schemas/activities/activity'

/** Returns the parts that the chosen children have in an activity, the youngest first; empty if they all do the same. */
export function useAgeParts(activity: ShownActivity) {
  const children = useChosenChildren('childIds' in activity ? activity.childIds : [])
  const parts = activity.guidance?.partsByAge ?? []
  return partsFor(
    parts,
    children.map(({ ageMonths }) => ageMonths),
  )
}
