/** Good enough for every rule there is, in whatever name. */
export const PASSWORD = 'correct horse battery'

/** To change it to. */
export const NEW_PASSWORD = 'quite another phrase'
