/** How many activities the forms ask for at once. */
export const BATCH_SIZE = 3

/** So many children at most play together without being a group. */
export const MAX_TOGETHER = 20
