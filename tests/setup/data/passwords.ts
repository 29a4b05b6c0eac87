/** Passes every password rule for any user name. */
export const PASSWORD = 'correct horse battery'

/** A valid replacement for PASSWORD. */
export const NEW_PASSWORD = 'quite another phrase'
