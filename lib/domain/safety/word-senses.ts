/** The kinds of substances; a word may name one and mean something else: "leaves" of a plant, or goes away. */
export const substanceKinds = ['food', 'plant', 'animal', 'material'] as const
export type SubstanceKind = (typeof substanceKinds)[number]

/** The senses in which the rules read a word; `catalogueSafety.sense` in messages/ names them. */
export const wordSenses = [...substanceKinds, 'danger'] as const
