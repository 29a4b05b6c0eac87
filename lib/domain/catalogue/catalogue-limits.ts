/** Length and count limits of a catalogue activity, the same for the library's files and for admins. */

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
  partStep: 200,
  caption: 140,
} as const

/** Minimum and maximum counts. */
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
  partsByAge: { min: 2, max: 3 },
  partSteps: { min: 2, max: 6 },
  adaptations: { min: 0, max: 8 },
  places: { min: 1, max: 8 },
  occasions: { min: 0, max: 5 },
} as const

/** One set of a material for more children than this is one for all: the largest group that activities are written for. */
export const MAX_CHILDREN_PER_SET = 25

/** The largest number of children that an activity or one adult takes. */
export const MAX_PARTICIPANTS = 25

/** Minutes, including preparing and tidying up. */
export const durationLimits = { min: 3, max: 480 } as const

/** Maximum words: a line to read with one hand free, and a card for half an hour or less. */
export const wordLimits = { quickLine: 15, shortCard: 250, shortCardStep: 40 } as const
/** Minutes up to which a card is short. */
export const SHORT_CARD_MINUTES = 30

/** The maximum price of an outing for one child, in US dollars. */
export const MAX_PRICE_USD = 1000

/** The spelling of category ids and file names. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLUG = 60
