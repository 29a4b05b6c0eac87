/** The number of latest entries that the profiles show. */
export const LATEST_ENTRIES = 3
