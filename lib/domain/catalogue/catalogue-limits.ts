/** How long and how many the parts of a catalogue activity may be: the same for the library's files and for what admins write. */

/** Characters. */
export const textLimits = {
  title: 60,
  description: 280,
  benefit: 160,
  step: 420,
  note: 240,
  variation: 320,
  quantity: 60,
  categoryName: 40,
  quick: 120,
  saying: 140,
  guidance: 240,
  caption: 140,
} as const

/** At least and at most so many. */
export const countLimits = {
  benefits: { min: 2, max: 4 },
  instructions: { min: 3, max: 12 },
  safetyNotes: { min: 1, max: 5 },
  picture: { min: 1, max: 3 },
  tags: { min: 3, max: 8 },
  traits: { min: 0, max: 4 },
  elof: { min: 1, max: 3 },
  eyfs: { min: 1, max: 3 },
  materials: { min: 0, max: 12 },
  quick: { min: 3, max: 3 },
  say: { min: 1, max: 3 },
  ask: { min: 0, max: 3 },
  watchFor: { min: 1, max: 3 },
  why: { min: 1, max: 2 },
  adaptations: { min: 0, max: 8 },
  places: { min: 1, max: 8 },
  occasions: { min: 0, max: 5 },
} as const

/** Minutes, with preparing and tidying up. */
export const durationLimits = { min: 3, max: 480 } as const

/** Words: what somebody with one hand free reads, and what somebody with half an hour or less does. */
export const wordLimits = { quickLine: 15, shortCard: 250, shortCardStep: 40 } as const
/** Minutes up to which a card is short. */
export const SHORT_CARD_MINUTES = 30

/** What an outing may cost one child, US dollars. */
export const MAX_PRICE_USD = 1000

/** How a category's id and a file's name are spelt. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLUG = 60
