import * as z from 'zod/mini'
import { needs } from '#lib/domain/platform/vocabulary'
import { uses } from '#lib/domain/safety/facts'
import { actors, hazardCodes, ways } from '#lib/domain/safety/hazards'
import { meanings } from '#lib/domain/safety/reading'

/** The JSON schema of a reader's answer; `readerAnswer` checks the result. */
export const cardFacts = z.object({
  hazards: z.array(
    z.object({
      code: z.enum(hazardCodes),
      where: z.string(),
      who: z.enum(actors),
      way: z.nullable(z.enum(ways)),
      minutes: z.nullable(z.number()),
    }),
  ),
  substances: z.array(z.object({ name: z.string(), use: z.enum(uses), where: z.string() })),
  impossible_for: z.array(z.enum(needs)),
  words: z.array(z.object({ word: z.string(), where: z.string(), is: z.enum(meanings) })),
  unsure: z.array(z.object({ code: z.string(), where: z.string() })),
})

const text = z.string().check(z.maxLength(200))
/** The limit is above that of any real card. */
export const MAX_LIST_LENGTH = 200
const list = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(MAX_LIST_LENGTH))

/** An answer of the right shape, with keys in camelCase. Its texts may be unknown: `factsFromAnswer` checks them. */
export const readerAnswer = z.object({
  hazards: list(
    z.object({ code: text, where: text, who: text, way: z._default(z.nullable(text), null), minutes: z._default(z.nullable(z.number()), null) }),
  ),
  substances: list(z.object({ name: text, use: text, where: text })),
  impossibleFor: list(text),
  words: list(z.object({ word: text, where: text, is: text })),
  unsure: list(z.object({ code: text, where: text })),
})
