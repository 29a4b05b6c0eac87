import * as z from 'zod/mini'
import { languages } from '#lib/domain/platform/basics'
import { needs } from '#lib/domain/platform/vocabulary'
import { uses } from '#lib/domain/safety/facts'
import { actors, hazardCodes, ways } from '#lib/domain/safety/hazards'
import { substanceKinds } from '#lib/domain/safety/word-senses'
import { place } from '#lib/schemas/catalogue/facts'

const proposedHazard = z.object({
  code: z.enum(hazardCodes),
  at: z.array(place),
  who: z.enum(actors),
  as: z.optional(z.enum(ways)),
  /** The total minutes of screens. */
  minutes: z.optional(z.number()),
  /** Whether the reader is unsure that it is there. */
  isUnsure: z.boolean(),
})

/** The reader's undeclared findings in an activity in progress. An admin adds or dismisses each one. */
export const factProposals = z.object({
  hazards: z.array(proposedHazard),
  /** Substances with names in the admin's language. */
  substances: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(substanceKinds), use: z.enum(uses) })),
  impossibleFor: z.array(z.enum(needs)),
  /** Names of substances missing from the vocabulary, as the reader wrote them. */
  unknownSubstances: z.array(z.string()),
  /** Places where the reader sees a danger that no rule describes. */
  otherDangers: z.array(place),
  /** The languages that were read: those with a description or a step. */
  readLanguages: z.array(z.enum(languages)),
  /** The languages for which the reader failed. */
  unreadLanguages: z.array(z.enum(languages)),
  /** Whether the reader passed its exam with its current model, prompt and vocabulary. */
  isExamined: z.boolean(),
})
export type FactProposals = z.infer<typeof factProposals>
