import * as z from 'zod/mini'
import { settings } from '#lib/domain/platform/basics'
import { difficulties, type Trait, traits } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'

const words = z.array(z.string())

/**
 * The JSON schema of a model's answer, with the few keywords that OpenAI, Ollama, vLLM and llama.cpp all support (types, enums,
 * null; no lengths and no bounds of numbers). `modelCard` checks the result.
 */
export const modelAnswer = z.object({
  activities: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      benefits: words,
      materials_needed: words,
      instructions: words,
      safety_notes: words,
      duration_minutes: z.number(),
      age_min_months: z.number(),
      age_max_months: z.number(),
      difficulty: z.enum(difficulties),
      is_free: z.boolean(),
      setting: z.enum(settings),
      easier: z.nullable(z.string()),
      harder: z.nullable(z.string()),
      traits: z.nullable(z.array(z.enum(traits))),
    }),
  ),
})

const lineBreaks = /[\t\n\v\f\r\u2028\u2029]+/gu
/**
 * Control characters, invisible characters and direction marks. They are removed without a space, which could hide a word from the
 * safety gate.
 */
const unprintable = /[\p{Cc}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu
/** Removes half surrogate pairs: JSON allows them, but databases do not. */
const clean = z.overwrite<string>((text) => text.toWellFormed().replace(lineBreaks, ' ').replace(unprintable, '').trim())
const text = (max: number) => z.string().check(clean, z.minLength(2), z.maxLength(max))
/** Accepts simple deviations: a number in quotes, "Easy", one text instead of a list. */
const understood = <T extends z.ZodMiniType>(read: (given: unknown) => unknown, schema: T) => z.pipe(z.transform(read), schema)
const number = (min: number, max: number) => understood(numberIn, z.int().check(z.minimum(min), z.maximum(max)))
const word = <T extends z.ZodMiniType>(schema: T) => understood((given) => (typeof given === 'string' ? given.trim().toLowerCase() : given), schema)
const list = (min: number, max: number) => understood(linesIn, z.array(text(500)).check(z.minLength(min), z.maxLength(max)))
const months = number(0, MAX_AGE_MONTHS)
const way = z.optional(z.nullable(text(500)))

/** One activity of a model, with keys in camelCase. It is strictly checked, because some servers do not enforce the schema. */
export const modelCard = z
  .object({
    title: text(80),
    description: text(500),
    benefits: list(1, 6),
    materialsNeeded: list(0, 15),
    instructions: list(2, 15),
    safetyNotes: list(0, 8),
    durationMinutes: number(1, 480),
    ageMinMonths: months,
    ageMaxMonths: months,
    difficulty: word(z.enum(difficulties)),
    isFree: understood((given) => (given === 'true' ? true : given === 'false' ? false : given), z.boolean()),
    setting: word(z.enum(settings)),
    easier: way,
    harder: way,
    traits: z.pipe(
      z.optional(z.nullable(words)),
      z.transform((given): Trait[] => traits.filter((trait) => given?.includes(trait))),
    ),
  })
  .check(z.refine(({ ageMinMonths, ageMaxMonths }) => ageMinMonths < ageMaxMonths))
export type ModelCard = z.infer<typeof modelCard>

function numberIn(given: unknown): unknown {
  return typeof given === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(given) ? Math.round(Number(given)) : given
}

function linesIn(given: unknown): unknown {
  return typeof given === 'string' ? given.split('\n').filter((line) => line.trim() !== '') : given
}
