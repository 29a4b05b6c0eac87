/** The emoji our own screens show; those of activities and categories are named by the library. */
export const screenPictures = [
  'backpack',
  'books',
  'comet',
  'compass',
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
