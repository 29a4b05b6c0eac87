/** The sheet of places over the map: how much of the height it takes, in percent. */
export const SHEET_COLLAPSED = 40
export const SHEET_EXPANDED = 80
