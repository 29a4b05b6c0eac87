import * as z from 'zod/mini'
import { type Need, needs } from '#lib/domain/platform/vocabulary'
import { type Effort, efforts, uses } from '#lib/domain/safety/facts'
import { actors, harmlessWaysOf, hazardCodes, noteIds, ways } from '#lib/domain/safety/hazards'
import { line } from '#lib/schemas/platform/fields'

/** The declared facts of an activity, which the gate compares with who is present. */

/** A step by its number from 1 (a model's cards have 15 at most), a variation, another text, or the whole card. */
export const place = z.union([z.int().check(z.minimum(1), z.maximum(15)), z.enum(['card', 'easier', 'harder', 'elsewhere'])])

const declaredHazard = z
  .strictObject({
    code: z.enum(hazardCodes),
    at: z.array(place).check(z.minLength(1), z.maxLength(15)),
    who: z.enum(actors),
    as: z.optional(z.enum(ways)),
    minutes: z.optional(z.int().check(z.minimum(1), z.maximum(480))),
  })
  .check(z.refine(({ code, as }) => as === undefined || harmlessWaysOf(code).includes(as), { path: ['as'], error: 'unknown_id' }))

const declaredSubstance = z.strictObject({
  /** An id of the vocabulary, which only the server checks. */
  id: line(60),
  use: z.enum(uses),
})

const someNeeds = z.array(z.enum(needs)).check(z.maxLength(needs.length))

function hasEveryNeed(effort: Record<Effort, Need[]>): boolean {
  const said = efforts.flatMap((one) => effort[one])
  return said.length === needs.length && new Set(said).size === needs.length
}

const word = line(80)
const words = z.optional(z.array(word).check(z.maxLength(60)))
const acknowledgement = z.strictObject({ words: z.strictObject({ en: words, es: words, he: words }), why: line(200) })

export const factsSchema = z.strictObject({
  hazards: z.array(declaredHazard).check(z.maxLength(60)),
  substances: z.array(declaredSubstance).check(z.maxLength(60)),
  effort: z.strictObject({ fits: someNeeds, fine: someNeeds, hard: someNeeds, impossible: someNeeds }).check(z.refine(hasEveryNeed, 'required')),
  given: z.array(z.enum(noteIds)),
  acknowledged: z.array(acknowledgement).check(z.maxLength(60)),
})
