interface SavedPage<C> {
  activities: C[]
}

/** Where the next page of what is saved begins: what was saved no longer stays in sight, but the server's list has moved up by as many. */
export function nextSavedOffset(loaded: readonly SavedPage<{ isSaved: boolean }>[]): number {
  return loaded.flatMap(({ activities }) => activities).filter(({ isSaved }) => isSaved).length
}

/** A page of what is saved without what is no longer. */
export function tidyPage<C extends { isSaved: boolean }, P extends SavedPage<C>>(page: P): P {
  return { ...page, activities: page.activities.filter(({ isSaved }) => isSaved) }
}
