/** The number of latest entries that the profiles show. */
export const LATEST_ENTRIES = 3

/** The maximum number of children in one entry. */
export const MAX_CHILDREN_PER_ENTRY = 100

/** The maximum length of a search in the journal. */
export const MAX_JOURNAL_SEARCH_CHARACTERS = 100
