import * as z from 'zod/mini'
import { correctionKinds, correctionStates } from '#lib/domain/places/places'
import { location } from '#lib/schemas/places/location'
import { id, instant, note, queryNumber } from '#lib/schemas/platform/fields'

/** As many corrections as the queue shows at once. */
export const MAX_CORRECTIONS = 500

/** What somebody says is wrong with a place. */
export const correctionInput = z.strictObject({ kind: z.enum(correctionKinds), note: note(1000) })
export type CorrectionInput = z.infer<typeof correctionInput>

/** Those still to be decided where no status is given. */
export const correctionQuery = z.strictObject({
  status: z.optional(z.enum(correctionStates)),
  limit: z.optional(queryNumber(1, MAX_CORRECTIONS)),
})
export type CorrectionQuery = z.infer<typeof correctionQuery>

export const decisions = ['accept', 'dismiss'] as const
export type Decision = (typeof decisions)[number]
export const correctionDecision = z.strictObject({ decision: z.enum(decisions) })
export type CorrectionDecision = z.infer<typeof correctionDecision>

/** Without who said it: that is nobody's business. */
export const correction = z.object({
  id,
  /** Null once the place is gone. */
  locationId: z.nullable(id),
  /** As the place was called then. */
  locationName: z.string(),
  kind: z.enum(correctionKinds),
  note: z.nullable(z.string()),
  status: z.enum(correctionStates),
  decidedAt: z.nullable(instant),
  createdAt: instant,
})
export type Correction = z.input<typeof correction>

/** One in the queue, with the place as it is now; null where it is gone. */
export const queuedCorrection = z.extend(correction, { location: z.nullable(location) })
export type QueuedCorrection = z.input<typeof queuedCorrection>
/** As it comes over the wire: with instants as text. */
export type ShownCorrection = z.output<typeof queuedCorrection>
export const correctionQueue = z.array(queuedCorrection)
