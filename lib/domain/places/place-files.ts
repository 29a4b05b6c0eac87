/** The maximum size of an imported file, in bytes. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
