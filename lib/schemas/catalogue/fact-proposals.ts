import * as z from 'zod/mini'
import { languages } from '#lib/domain/platform/basics'
import { needs } from '#lib/domain/platform/vocabulary'
import { uses } from '#lib/domain/safety/facts'
import { actors, hazardCodes, ways } from '#lib/domain/safety/hazards'
import { place } from '#lib/schemas/catalogue/facts'

const proposedHazard = z.object({
  code: z.enum(hazardCodes),
  at: z.array(place),
  who: z.enum(actors),
  as: z.optional(z.enum(ways)),
  /** Of screens: how long in all. */
  minutes: z.optional(z.number()),
  /** The reader cannot tell whether it is there. */
  isUnsure: z.boolean(),
})

/** What the reader finds in an activity that is being written and that is not declared yet. A person adds each of it, or dismisses it. */
export const factProposals = z.object({
  hazards: z.array(proposedHazard),
  /** With their names in the admin's language. */
  substances: z.array(z.object({ id: z.string(), name: z.string(), use: z.enum(uses) })),
  impossibleFor: z.array(z.enum(needs)),
  /** Names of substances that the vocabulary does not have, as the reader wrote them. */
  unknownSubstances: z.array(z.string()),
  /** Where the reader sees a danger that no rule describes. */
  otherDangers: z.array(place),
  /** The languages that were read: those in which a description or a step is written. */
  readLanguages: z.array(z.enum(languages)),
  /** Those that should have been read, but the reader failed. */
  unreadLanguages: z.array(z.enum(languages)),
  /** The reader has passed its exam with its present model, prompt and vocabulary. */
  isExamined: z.boolean(),
})
export type FactProposals = z.infer<typeof factProposals>
