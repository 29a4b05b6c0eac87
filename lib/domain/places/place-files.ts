/** How large an imported file may be, bytes. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
