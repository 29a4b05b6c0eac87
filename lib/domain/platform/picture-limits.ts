/** The types and maximum size of uploaded pictures. */
export const pictureTypes = ['jpeg', 'png', 'gif', 'webp'] as const
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
export const MAX_PICTURE_PIXELS = 25_000_000
/** An interlaced PNG is decoded in seven passes over all of it, in memory. */
export const MAX_INTERLACED_PIXELS = 6_000_000
/**
 * The maximum pixels of a file that the user chooses. Its bytes are not limited, because the browser shrinks it. The largest common
 * sensors give 108 megapixels.
 */
export const MAX_CHOSEN_PIXELS = 110_000_000
export const JPEG_QUALITY = 0.8
/** The maximum width of a stored avatar, in pixels. */
export const AVATAR_WIDTH = 200
/** The maximum width and height of a stored journal picture, in pixels. */
export const JOURNAL_PICTURE_SIDE = 1600
/** The same for a thumbnail. */
export const JOURNAL_THUMBNAIL_SIDE = 480
