/** Passes every password rule, whatever the user's name is. */
export const PASSWORD = 'correct horse battery'

/** A valid replacement for PASSWORD. */
export const NEW_PASSWORD = 'quite another phrase'
