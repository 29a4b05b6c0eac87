/** The maximum size of an imported file, in bytes. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
/** Longer names of files are cut. */
export const MAX_FILE_NAME_CHARACTERS = 255
