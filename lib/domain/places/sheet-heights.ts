/** Heights of the places sheet over the map, in percent. */
export const SHEET_COLLAPSED = 40
export const SHEET_EXPANDED = 80
