import * as z from 'zod/mini'
import { countLimits, durationLimits, MAX_SLUG, slugPattern, textLimits } from '#lib/domain/catalogue/catalogue-limits'
import { learningSources } from '#lib/domain/catalogue/learning-sources'
import { activityPlaces, allergens, needs, occasions } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { activityInput, activityText, categoryInput } from '#lib/schemas/catalogue/catalogue'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import { instant, line, storable } from '#lib/schemas/platform/fields'

/** The content of a pack: activities exported from one installation for another. Its files are JSON, spelled as in the API. */

/** The format number; it rises when older apps cannot read the new format. */
export const PACK_FORMAT = 1

const title = line(120)
const perLanguage = <T extends z.ZodMiniType>(text: T) => z.strictObject({ en: text, es: text, he: text })
const many = <T extends z.ZodMiniType>(one: T, part: keyof typeof countLimits) =>
  z.array(one).check(z.minLength(countLimits[part].min), z.maxLength(countLimits[part].max))
const age = z.int().check(z.minimum(0), z.maximum(MAX_AGE_MONTHS))
const level = z.int().check(z.minimum(0), z.maximum(2))
const children = z.int().check(z.minimum(1), z.maximum(25))
const celsius = z.int().check(z.minimum(-30), z.maximum(45))
const minutes = z.nullable(z.int().check(z.minimum(0), z.maximum(durationLimits.max)))
const guidanceLine = line(textLimits.guidance)
const saying = line(textLimits.saying)
const slug = z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_SLUG), z.regex(slugPattern, 'slug'))

/** `pack.json`. */
export const packManifest = z.strictObject({
  format: z.literal(PACK_FORMAT),
  title,
  createdAt: instant,
  /** All other files, with the SHA-256 of each in hexadecimal. */
  files: z.record(z.string().check(z.maxLength(MAX_SLUG + 30)), z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})

/** The author and licence of an activity; the licence is an SPDX identifier if there is one. */
const origin = z.strictObject({ pack: title, author: title, license: title })

const circumstances = z.strictObject({
  participants: z.strictObject({ min: children, max: children }),
  childrenPerAdult: children,
  energy: level,
  mess: level,
  noise: level,
  weather: z.nullable(z.strictObject({ warmestC: celsius, coldestC: celsius })),
})

const occasion = z.strictObject({
  prepMinutes: minutes,
  tidyMinutes: minutes,
  places: z.array(z.enum(activityPlaces)).check(z.maxLength(countLimits.places.max)),
  occasions: z.array(z.enum(occasions)).check(z.maxLength(countLimits.occasions.max)),
  circumstances: z.nullable(circumstances),
})

/** A source of the closed list in learning-sources.ts. */
const source = z
  .strictObject({ name: z.string(), url: z.string() })
  .check(z.refine(({ name, url }) => Object.values(learningSources).some((one) => one.name === name && one.url === url), 'unknown_id'))

/** Activities written by admins may have only the text for groups. */
const guidance = z.strictObject({
  say: z.array(saying).check(z.maxLength(countLimits.say.max)),
  ask: many(saying, 'ask'),
  watchFor: z
    .array(z.strictObject({ ageMinMonths: age, ageMaxMonths: age, works: guidanceLine, stop: guidanceLine }))
    .check(z.maxLength(countLimits.watchFor.max)),
  why: z.array(z.strictObject({ text: guidanceLine, source })).check(z.maxLength(countLimits.why.max)),
  nextDay: z.string().check(z.trim(), z.maxLength(textLimits.guidance), storable),
  needAdaptations: many(z.strictObject({ needs: z.array(z.enum(needs)).check(z.minLength(1)), text: guidanceLine }), 'adaptations'),
  group: z.nullable(line(textLimits.variation)),
  partsByAge: z._default(
    z
      .array(z.strictObject({ ageMinMonths: age, ageMaxMonths: age, steps: many(line(textLimits.partStep), 'partSteps') }))
      .check(z.maxLength(countLimits.partsByAge.max)),
    [],
  ),
  drawing: z._default(z.nullable(z.strictObject({ name: slug, caption: line(textLimits.caption) })), null),
})

const guiding = z.strictObject({
  quick: z.array(line(textLimits.quick)).check(z.maxLength(countLimits.quick.max)),
  guidance: z.nullable(guidance),
})

/** `activities/SLUG.json`: the fields that admins write, and the library's additional texts. */
export const packActivity = z.extend(z.omit(activityInput, { isHidden: true, position: true, facts: true, participation: true, draftId: true }), {
  slug,
  text: perLanguage(activityText),
  facts: factsSchema,
  origin,
  occasion,
  guiding: perLanguage(guiding),
})
export type PackActivity = z.infer<typeof packActivity>

/** `categories.json`: the categories of its activities. */
export const packCategories = z.array(z.omit(categoryInput, { isHidden: true, position: true })).check(z.maxLength(200))
export type PackCategory = z.infer<typeof packCategories>[number]

const otherName = z.array(line(40)).check(z.maxLength(20))

/** `materials.json`: the materials of its activities. */
export const packMaterials = z
  .array(
    z.strictObject({
      id: slug,
      name: perLanguage(line(60)),
      alsoCalled: z.nullable(perLanguage(otherName)),
      allergens: z.array(z.enum(allergens)),
      substitutes: z.array(slug).check(z.maxLength(10)),
    }),
  )
  .check(z.maxLength(5000))
export type PackMaterial = z.infer<typeof packMaterials>[number]
