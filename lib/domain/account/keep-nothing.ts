/** The cookie of a shared device on which the user chose to keep no data. */
export const KEEP_NOTHING_COOKIE = 'keep-nothing'
