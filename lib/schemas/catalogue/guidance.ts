import * as z from 'zod/mini'
import { needs } from '#lib/domain/platform/vocabulary'

const texts = z.array(z.string())

/** What a reviewed activity says beside its steps. */
export const guidance = z.object({
  say: texts,
  ask: texts,
  watchFor: z.array(z.object({ ageMinMonths: z.number(), ageMaxMonths: z.number(), works: z.string(), stop: z.string() })),
  why: z.array(z.object({ text: z.string(), source: z.object({ name: z.string(), url: z.string() }) })),
  nextDay: z.string(),
  needAdaptations: z.array(z.object({ needs: z.array(z.enum(needs)), text: z.string() })),
  group: z.nullable(z.string()),
  /** Stored before there were drawings it has none. */
  drawing: z._default(z.nullable(z.object({ name: z.string(), caption: z.string() })), null),
})

/** Who takes part, how lively, messy and loud it is (0 to 2), and the weather it is for (null indoors). */
export const circumstances = z.object({
  participants: z.object({ min: z.number(), max: z.number() }),
  childrenPerAdult: z.number(),
  energy: z.number(),
  mess: z.number(),
  noise: z.number(),
  weather: z.nullable(z.object({ warmestC: z.number(), coldestC: z.number() })),
})

/** Parts of the minutes it takes; null where nobody said. */
export const minuteParts = z.nullable(z.object({ prep: z.number(), play: z.number(), tidy: z.number() }))
