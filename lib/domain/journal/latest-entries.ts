/** How many of the latest entries the profiles show. */
export const LATEST_ENTRIES = 3
