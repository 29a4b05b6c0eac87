/** How many activities the forms ask for at once. */
export const BATCH_SIZE = 3
