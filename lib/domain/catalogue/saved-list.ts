/** The number of latest saved activities that Home shows. */
export const SAVED_ON_HOME = 3

interface SavedPage<C> {
  activities: C[]
}

/** Removes activities that are no longer saved from a page. */
export function removeUnsaved<C extends { isSaved: boolean }, P extends SavedPage<C>>(page: P): P {
  return { ...page, activities: page.activities.filter(({ isSaved }) => isSaved) }
}
