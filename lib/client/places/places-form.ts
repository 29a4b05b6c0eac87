/** The id of the form that the map screen's buttons submit before the page runs. */
export const PLACES_FORM = 'places'
