/** The emoji of the app's own screens; the library names those of activities and categories. */
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

/** Returns the URL path of an emoji, by its name in Fluent emoji. */
export function emojiPath(name: string): string {
  return `/emoji/${name}.svg`
}

/** Returns the URL path of an activity's drawing. */
export function drawingPath(name: string): string {
  return `/drawings/${name}.svg`
}
