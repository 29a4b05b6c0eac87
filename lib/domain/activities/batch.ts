/** The number of activities that the forms request. */
export const BATCH_SIZE = 3

/** The maximum number of children chosen without a group. */
export const MAX_CHILDREN_TOGETHER = 20
