/** How long and how many the parts of a catalogue activity may be: the same for the library's files and for what admins write. */

/** Characters. */
export const textLimits = { title: 60, description: 280, benefit: 160, step: 420, note: 240, variation: 320, quantity: 60, categoryName: 40 } as const

/** At least and at most so many. */
export const countLimits = {
  benefits: { min: 2, max: 4 },
  instructions: { min: 4, max: 12 },
  safetyNotes: { min: 1, max: 5 },
  picture: { min: 1, max: 3 },
  tags: { min: 3, max: 8 },
  traits: { min: 0, max: 4 },
  elof: { min: 1, max: 3 },
  eyfs: { min: 1, max: 3 },
  materials: { min: 0, max: 12 },
} as const

/** Minutes, with tidying up. */
export const durationLimits = { min: 15, max: 480 } as const

/** What an outing may cost one child, US dollars. */
export const MAX_PRICE_USD = 1000

/** How a category's id and a file's name are spelt. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLUG = 60
