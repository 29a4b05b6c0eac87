import * as z from 'zod/mini'
import { correctionKinds, correctionStates } from '#lib/domain/places/places'
import { location } from '#lib/schemas/places/location'
import { id, instant, note, queryNumber } from '#lib/schemas/platform/fields'

/** The maximum number of corrections in the queue's list. */
export const MAX_CORRECTIONS = 500

/** A user's correction of a place. */
export const correctionInput = z.strictObject({ kind: z.enum(correctionKinds), note: note(1000) })
export type CorrectionInput = z.infer<typeof correctionInput>

/** Without a status, only undecided corrections are returned. */
export const correctionQuery = z.strictObject({
  status: z.optional(z.enum(correctionStates)),
  limit: z.optional(queryNumber(1, MAX_CORRECTIONS)),
})
export type CorrectionQuery = z.infer<typeof correctionQuery>

export const decisions = ['accept', 'dismiss'] as const
export type Decision = (typeof decisions)[number]
export const correctionDecision = z.strictObject({ decision: z.enum(decisions) })
export type CorrectionDecision = z.infer<typeof correctionDecision>

/** A correction without its author, which stays private. */
export const correction = z.object({
  id,
  /** Null if the place no longer exists. */
  locationId: z.nullable(id),
  /** The place's name at that time. */
  locationName: z.string(),
  kind: z.enum(correctionKinds),
  note: z.nullable(z.string()),
  status: z.enum(correctionStates),
  decidedAt: z.nullable(instant),
  createdAt: instant,
})
export type Correction = z.input<typeof correction>

/** A correction in the queue, with the current place; null if that no longer exists. */
export const queuedCorrection = z.extend(correction, { location: z.nullable(location) })
export type QueuedCorrection = z.input<typeof queuedCorrection>
/** The API response, with instants as text. */
export type ShownCorrection = z.output<typeof queuedCorrection>
export const correctionQueue = z.array(queuedCorrection)
