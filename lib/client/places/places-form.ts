/** The id of the form by which the map screen's buttons work before the page runs. */
export const PLACES_FORM = 'places'
