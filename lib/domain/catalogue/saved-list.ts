/** How many of what was saved last Home shows. */
export const SAVED_ON_HOME = 3

interface SavedPage<C> {
  activities: C[]
}

/** A page of what is saved without what is no longer. */
export function tidyPage<C extends { isSaved: boolean }, P extends SavedPage<C>>(page: P): P {
  return { ...page, activities: page.activities.filter(({ isSaved }) => isSaved) }
}
