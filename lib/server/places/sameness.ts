import 'server-only'

/** What makes an entry of a file and a place the same one. */

/** Without an id: the same name within so many metres. */
export const SAME_PLACE_METRES = 300
/** An id whose source is not known is believed so far from where it was. */
export const SAME_ID_METRES = 100
/** Under which what was exported here has its own id. */
export const OWN_SOURCE = 'cometa'
