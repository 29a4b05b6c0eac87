import * as z from 'zod/mini'
import { activityWaits } from '#lib/domain/catalogue/catalogue-address'
import {
  countLimits,
  durationLimits,
  MAX_CHILDREN_PER_SET,
  MAX_PARTICIPANTS,
  MAX_PRICE_USD,
  MAX_SLUG,
  slugPattern,
  textLimits,
} from '#lib/domain/catalogue/catalogue-limits'
import { MAX_SEARCH_CHARACTERS } from '#lib/domain/catalogue/explore-filter'
import { languages, settings } from '#lib/domain/platform/basics'
import { allergens, difficulties, elofDomains, eyfsAreas, tags, traits } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { hazardCodes } from '#lib/domain/safety/hazards'
import { substanceKinds } from '#lib/domain/safety/word-senses'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import { id, instant, limit, line, queryNumber, slug, storable, version, yesOrNo } from '#lib/schemas/platform/fields'

/** The admin's input for the catalogue. */

/** The maximum position, above the length of any list. */
const MAX_POSITION = 1_000_000

/** Reserved addresses under /explore, which no category may have. */
const RESERVED = ['trending', 'saved', 'activity']

const perLanguage = <T extends z.ZodMiniType>(text: T) => z.strictObject({ en: text, es: text, he: text })

const categoryId = z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_SLUG), z.regex(slugPattern, 'slug'))
const picture = line(MAX_SLUG)
/** A position in its list, from 0; beyond the end means last. */
const position = z.int().check(z.minimum(0), z.maximum(MAX_POSITION))

/** `icon` is the name of a built-in picture. Without `position` the category is last. */
export const categoryInput = z.strictObject({
  id: categoryId.check(z.refine((given) => !RESERVED.includes(given), 'slug_reserved')),
  name: perLanguage(line(textLimits.categoryName)),
  icon: picture,
  isHidden: z.optional(z.boolean()),
  position: z.optional(position),
})
export type CategoryInput = z.infer<typeof categoryInput>

/** A change: absent fields stay. `position` moves the category, and the others shift. Its id never changes, because addresses contain it. */
export const categoryChange = z.extend(z.partial(z.omit(categoryInput, { id: true })), { version: z.optional(version) })
export type CategoryChange = z.infer<typeof categoryChange>

/** The admin's view of a category. */
export const catalogueCategory = z.object({
  id: z.string(),
  name: perLanguage(z.string()),
  icon: z.string(),
  position: z.number(),
  isHidden: z.boolean(),
  /** The number of activities, including hidden ones. */
  activityCount: z.number(),
  version: z.number(),
})
export type CatalogueCategory = z.infer<typeof catalogueCategory>
export const catalogueCategoryList = z.array(catalogueCategory)

/** The category that takes the activities of a deleted one; required if it has any. */
export const categoryDeletion = z.strictObject({ moveTo: z.optional(slug) })

type Counted = keyof typeof countLimits
const many = <T extends z.ZodMiniType>(one: T, part: Counted) =>
  z.array(one).check(z.minLength(countLimits[part].min), z.maxLength(countLimits[part].max))
const distinct = <T extends z.ZodMiniType<string>>(word: T, part: Counted) =>
  many(word, part).check(z.refine((all) => new Set(all).size === all.length, 'twice'))

/** The text of an activity, as a pack has it. */
export const activityText = z.strictObject({
  title: line(textLimits.title),
  description: line(textLimits.description),
  benefits: distinct(line(textLimits.benefit), 'benefits'),
  instructions: many(line(textLimits.step), 'instructions'),
  safetyNotes: distinct(line(textLimits.note), 'safetyNotes'),
  easier: line(textLimits.variation),
  harder: line(textLimits.variation),
})

/** The text of an activity, with how to run it with a class: in all languages or in none. */
const writtenText = z.extend(activityText, { group: z.optional(z.nullable(line(textLimits.variation))) })

const participantCount = z.int().check(z.minimum(1), z.maximum(MAX_PARTICIPANTS))

/** How many children take part together, and for how many of them one adult is enough. */
const participation = z
  .strictObject({ min: participantCount, max: participantCount, childrenPerAdult: participantCount })
  .check(z.refine(({ min, max }) => min <= max, { error: 'range_order', path: ['max'] }))

const neededMaterial = z.strictObject({
  id: slug,
  /** The quantity, in all languages or in none. */
  quantity: z.optional(z.nullable(perLanguage(line(textLimits.quantity)))),
  /** The children that one quantity is for; absent or null if it is for all. */
  childrenPerSet: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_CHILDREN_PER_SET)))),
})

/**
 * A catalogue activity in three languages. `priceUsd` is the typical price for one child, absent or null if it is free. Without
 * `position` it gets a random position in its category.
 */
export const activityInput = z.strictObject({
  categoryId,
  setting: z.enum(settings),
  /** The minutes with one child, from start to end, including tidying up. */
  durationMinutes: z.int().check(z.minimum(durationLimits.min), z.maximum(durationLimits.max)),
  ageMinMonths: z.int().check(z.minimum(0), z.maximum(MAX_AGE_MONTHS)),
  ageMaxMonths: z.int().check(z.minimum(1), z.maximum(MAX_AGE_MONTHS)),
  difficulty: z.enum(difficulties),
  priceUsd: z.optional(z.nullable(z.number().check(z.minimum(0.01), z.maximum(MAX_PRICE_USD)))),
  picture: distinct(picture, 'picture'),
  tags: distinct(z.enum(tags), 'tags'),
  traits: z.optional(distinct(z.enum(traits), 'traits')),
  elof: distinct(z.enum(elofDomains), 'elof'),
  eyfs: distinct(z.enum(eyfsAreas), 'eyfs'),
  materials: z.optional(
    many(neededMaterial, 'materials').check(z.refine((all) => new Set(all.map((material) => material.id)).size === all.length, 'twice')),
  ),
  text: perLanguage(writtenText),
  /** Null if unknown: then it is for a family. */
  participation: z.optional(z.nullable(participation)),
  /** The facts for the safety gate. Without them the activity is a draft: stored, but never shown. */
  facts: z.optional(z.nullable(factsSchema)),
  isHidden: z.optional(z.boolean()),
  position: z.optional(position),
  /** The draft that this publishes; it is deleted. */
  draftId: z.optional(id),
})
export type ActivityInput = z.infer<typeof activityInput>

/** An activity to publish at once: with its safety facts. */
export const publishedInput = z.extend(activityInput, { facts: factsSchema })

/** A change: absent fields stay. `text` is complete, in all languages; `position` moves it within its category. */
export const activityChange = z.extend(z.partial(z.omit(activityInput, { draftId: true })), { version: z.optional(version) })
export type ActivityChange = z.infer<typeof activityChange>

/** An activity in the admin's list. */
export const catalogueRow = z.object({
  id,
  categoryId: z.string(),
  /** The title in the user's language. */
  title: z.string(),
  picture: z.array(z.string()),
  setting: z.enum(settings),
  durationMinutes: z.number(),
  ageMinMonths: z.number(),
  ageMaxMonths: z.number(),
  isHidden: z.boolean(),
  /** Whether it has no safety facts yet, so that it is never shown. */
  isDraft: z.boolean(),
  /** For a pack's change: the activity that it replaces once it is shown. */
  replacesId: z.nullable(id),
  /** Its position in the recommended order of its category, from 0. */
  position: z.number(),
  version: z.number(),
})
export type CatalogueRow = z.infer<typeof catalogueRow>
export const cataloguePagination = z.object({ limit: z.number(), offset: z.number(), hasMore: z.boolean() })
export const cataloguePage = z.object({ activities: z.array(catalogueRow), pagination: cataloguePagination })
export type CataloguePage = z.infer<typeof cataloguePage>

/** `q` works as on Explore. Without it, the order is by category, then by recommended order. */
export const catalogueQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_CHARACTERS), storable)),
  categoryId: z.optional(z.string().check(z.maxLength(MAX_SLUG), storable)),
  isHidden: z.optional(yesOrNo),
  /** Only those that wait for an admin, for this reason. */
  waits: z.optional(z.enum(activityWaits)),
  limit: z.optional(limit),
  offset: z.optional(queryNumber(0, 1_000_000)),
})
export type CatalogueQuery = z.infer<typeof catalogueQuery>

/** The origin of an activity that is neither built in nor by an admin. */
export const origin = z.object({ pack: z.string(), author: z.string(), license: z.string() })

const shownText = z.object({
  title: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  instructions: z.array(z.string()),
  safetyNotes: z.array(z.string()),
  easier: z.string(),
  harder: z.string(),
  /** How to run it with a class; null if no one wrote it. */
  group: z.nullable(z.string()),
})

/** The full activity in all languages. */
export const catalogueActivity = z.extend(z.omit(catalogueRow, { title: true }), {
  difficulty: z.enum(difficulties),
  priceUsd: z.nullable(z.number()),
  tags: z.array(z.string()),
  traits: z.array(z.string()),
  elof: z.array(z.string()),
  eyfs: z.array(z.string()),
  materials: z.array(z.object({ id: z.string(), quantity: z.nullable(perLanguage(z.string())), childrenPerSet: z.nullable(z.number()) })),
  text: perLanguage(shownText),
  participation: z.nullable(z.object({ min: z.number(), max: z.number(), childrenPerAdult: z.number() })),
  /** Safety notes shown in addition to its own: the rules require them at its youngest age. */
  requiredNotes: perLanguage(z.array(z.string())),
  facts: z.nullable(factsSchema),
  /** The facts that a draft's pack declares, for an admin to review. */
  proposedFacts: z.nullable(factsSchema),
  /** The pack that it came with. */
  origin: z.nullable(origin),
  /** The name of the admin who declared them, and when; null for the library's own. */
  factsBy: z.nullable(z.string()),
  factsAt: z.nullable(instant),
  createdAt: instant,
})
export type CatalogueActivity = z.infer<typeof catalogueActivity>

const roughly = (max: number) => z.string().check(z.maxLength(max), storable)
const roughList = (one: number, part: Counted) => z.array(roughly(one)).check(z.maxLength(countLimits[part].max))

/** An unfinished activity, to be searched for dangers. */
export const safetyCheckInput = z.strictObject({
  setting: z.enum(settings),
  durationMinutes: z.int().check(z.minimum(0), z.maximum(durationLimits.max)),
  ageMinMonths: z.int().check(z.minimum(0), z.maximum(MAX_AGE_MONTHS)),
  materials: z.optional(z.array(neededMaterial).check(z.maxLength(countLimits.materials.max))),
  text: perLanguage(
    z.strictObject({
      title: roughly(textLimits.title),
      description: roughly(textLimits.description),
      benefits: roughList(textLimits.benefit, 'benefits'),
      instructions: roughList(textLimits.step, 'instructions'),
      safetyNotes: roughList(textLimits.note, 'safetyNotes'),
      easier: roughly(textLimits.variation),
      harder: roughly(textLimits.variation),
      group: z.optional(z.nullable(roughly(textLimits.variation))),
    }),
  ),
  facts: z.optional(z.nullable(factsSchema)),
})
export type SafetyCheckInput = z.infer<typeof safetyCheckInput>

/** The questions of the search for dangerous words to an activity's author. */
export const safetyCheck = z.object({
  questions: z.array(
    z.object({
      language: z.enum(languages),
      /** The field, named as in the API. */
      field: z.string(),
      word: z.string(),
      /** The possible meaning of the word: a hazard by its code, or a substance by its id, its name in the user's language, and its kind. */
      hazard: z.nullable(z.enum(hazardCodes)),
      substance: z.nullable(z.object({ id: z.string(), name: z.string(), kind: z.enum(substanceKinds) })),
      /** Whether it cannot be acknowledged: it must be declared as the child's own doing, or reworded. */
      isNever: z.boolean(),
      isCovered: z.boolean(),
    }),
  ),
  /** Declared hazards that block it for its youngest age, by the field that declares them. */
  blocked: z.array(z.object({ field: z.string(), hazard: z.enum(hazardCodes) })),
})
export type SafetyCheck = z.infer<typeof safetyCheck>

/** A material from a pack; `allergens` is the pack's claim. */
const unconfirmedMaterial = z.object({
  id: z.string(),
  name: perLanguage(z.string()),
  alsoCalled: z.nullable(perLanguage(z.array(z.string()))),
  allergens: z.array(z.enum(allergens)),
})
export const unconfirmedMaterials = z.array(unconfirmedMaterial)
export type UnconfirmedMaterial = z.infer<typeof unconfirmedMaterial>

/** The allergens that an admin confirms for a material. */
export const materialConfirmation = z.strictObject({ allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)) })

/** Names of built-in pictures. */
export const pictureNames = z.array(z.string())
