/** The cookie of a shared device on which the reader chose to keep nothing. */
export const KEEP_NOTHING_COOKIE = 'keep-nothing'
