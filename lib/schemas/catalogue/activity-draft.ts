import * as z from 'zod/mini'
import { MAX_SLUG } from '#lib/domain/catalogue/catalogue-limits'
import { settings } from '#lib/domain/platform/basics'
import { difficulties } from '#lib/domain/platform/vocabulary'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import { id, instant, slug, storable, version } from '#lib/schemas/platform/fields'

/** Larger than every limit of a published activity: a draft may still be too long. */
const [MAX_CHARACTERS, MAX_ENTRIES, MAX_NUMBER] = [2000, 60, 1_000_000]

const text = z.optional(z.string().check(z.maxLength(MAX_CHARACTERS), storable))
const lines = z.optional(z.array(z.string().check(z.maxLength(MAX_CHARACTERS), storable)).check(z.maxLength(MAX_ENTRIES)))
const words = z.optional(z.array(z.string().check(z.maxLength(MAX_SLUG), storable)).check(z.maxLength(MAX_ENTRIES)))
const number = z.optional(z.nullable(z.number().check(z.minimum(-MAX_NUMBER), z.maximum(MAX_NUMBER))))
const perLanguage = <T extends z.ZodMiniType>(part: T) => z.strictObject({ en: part, es: part, he: part })

const draftText = z.optional(
  z.strictObject({
    ...{ title: text, description: text, benefits: lines, instructions: lines, safetyNotes: lines, easier: text, harder: text },
    group: z.optional(z.nullable(z.string().check(z.maxLength(MAX_CHARACTERS), storable))),
  }),
)

/** An activity as far as it is written: the fields of its input, each of them optional. */
export const draftContent = z.strictObject({
  categoryId: z.optional(z.string().check(z.maxLength(MAX_SLUG), storable)),
  setting: z.optional(z.enum(settings)),
  difficulty: z.optional(z.enum(difficulties)),
  durationMinutes: number,
  ageMinMonths: number,
  ageMaxMonths: number,
  priceUsd: number,
  participation: z.optional(z.nullable(z.strictObject({ min: number, max: number, childrenPerAdult: number }))),
  picture: words,
  tags: words,
  traits: words,
  elof: words,
  eyfs: words,
  materials: z.optional(
    z
      .array(z.strictObject({ id: slug, quantity: z.optional(z.nullable(perLanguage(text))), childrenPerSet: number }))
      .check(z.maxLength(MAX_ENTRIES)),
  ),
  text: z.optional(perLanguage(draftText)),
  facts: z.optional(z.nullable(factsSchema)),
})
export type DraftContent = z.infer<typeof draftContent>

export const draftInput = z.strictObject({ content: draftContent })
export type DraftInput = z.infer<typeof draftInput>

/** `content` replaces all that is stored. */
export const draftChange = z.strictObject({ content: draftContent, version: z.optional(version) })
export type DraftChange = z.infer<typeof draftChange>

export const activityDraft = z.object({ id, content: draftContent, version: z.number(), createdAt: instant, updatedAt: instant })
export type ActivityDraft = z.input<typeof activityDraft>
/** The API response, with instants as text. */
export type ShownDraft = z.output<typeof activityDraft>

/** A draft in the list. `title` is in the user's language, else in another; null if it has none. */
export const draftRow = z.object({
  id,
  title: z.nullable(z.string()),
  categoryId: z.nullable(z.string()),
  picture: z.array(z.string()),
  updatedAt: instant,
  version: z.number(),
})
export const draftList = z.array(draftRow)
export type DraftRow = z.input<typeof draftRow>
export type ShownDraftRow = z.output<typeof draftRow>
