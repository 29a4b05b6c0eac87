import * as z from 'zod/mini'
import { needs } from '#lib/domain/platform/vocabulary'

const texts = z.array(z.string())

/** The guidance of a reviewed activity, in addition to its steps. */
export const guidance = z.object({
  say: texts,
  ask: texts,
  watchFor: z.array(z.object({ ageMinMonths: z.number(), ageMaxMonths: z.number(), works: z.string(), stop: z.string() })),
  why: z.array(z.object({ text: z.string(), source: z.object({ name: z.string(), url: z.string() }) })),
  nextDay: z.string(),
  needAdaptations: z.array(z.object({ needs: z.array(z.enum(needs)), text: z.string() })),
  group: z.nullable(z.string()),
  /** What younger and older children do, step by step; absent in older rows. */
  partsByAge: z._default(z.array(z.object({ ageMinMonths: z.number(), ageMaxMonths: z.number(), steps: texts })), []),
  /** Absent in rows stored before drawings existed. */
  drawing: z._default(z.nullable(z.object({ name: z.string(), caption: z.string() })), null),
})

/** Participants; energy, mess and noise (0 to 2); suitable weather (null indoors). */
export const circumstances = z.object({
  participants: z.object({ min: z.number(), max: z.number() }),
  childrenPerAdult: z.number(),
  energy: z.number(),
  mess: z.number(),
  noise: z.number(),
  weather: z.nullable(z.object({ warmestC: z.number(), coldestC: z.number() })),
})

/** The parts of its minutes; null if unknown. */
export const minuteParts = z.nullable(z.object({ prep: z.number(), play: z.number(), tidy: z.number() }))
