import 'server-only'

/** Rules by which a file's entry and a place are the same. */

/** Maximum distance in metres of the same name, without an id. */
export const SAME_PLACE_METRES = 300
/** Maximum distance in metres at which an id without a known source is trusted. */
export const SAME_ID_METRES = 100
/** Source under which places exported here have their own id. */
export const OWN_SOURCE = 'cometa'
