/** The emoji our own screens show; those of activities and categories are named by the library. */
export const screenPictures = [
  'backpack',
  'books',
  'comet',
  'compass',
  'fire',
  'house',
  'kite',
  'national-park',
  'open-book',
  'puzzle-piece',
  'school',
  'soccer-ball',
  'teddy-bear',
  'telescope',
  'world-map',
] as const
export type ScreenPicture = (typeof screenPictures)[number]

/** What a picture may be, and at most how large, to be sent and kept. */
export const pictureTypes = ['jpeg', 'png', 'gif', 'webp'] as const
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
export const MAX_PICTURE_PIXELS = 25_000_000
/** An interlaced PNG is decoded in seven passes over all of it, in memory. */
export const MAX_INTERLACED_PIXELS = 6_000_000
/** What people may choose, of any size in bytes; the browser makes it smaller. The largest usual sensors give 108 megapixels. */
export const MAX_CHOSEN_PIXELS = 110_000_000
export const JPEG_QUALITY = 0.8
/** A face, as it is kept: so many pixels wide at most. */
export const AVATAR_WIDTH = 200
/** A picture of the journal, as it is kept: so many pixels wide or high at most. */
export const JOURNAL_PICTURE_SIDE = 1600
/** The same in a list. */
export const JOURNAL_THUMBNAIL_SIDE = 480

/** The address of an emoji, by its name in Fluent emoji. */
export function emojiPath(name: string): string {
  return `/emoji/${name}.svg`
}

/** The address of an activity's drawing. */
export function drawingPath(name: string): string {
  return `/drawings/${name}.svg`
}
