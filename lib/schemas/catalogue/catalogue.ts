import * as z from 'zod/mini'
import { countLimits, durationLimits, MAX_PRICE_USD, MAX_SLUG, slugPattern, textLimits } from '#lib/domain/catalogue/catalogue-limits'
import { MAX_SEARCH_CHARACTERS } from '#lib/domain/catalogue/explore-filter'
import { languages, settings } from '#lib/domain/platform/basics'
import { allergens, difficulties, elofDomains, eyfsAreas, tags, traits } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { hazardCodes } from '#lib/domain/safety/hazards'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import { id, instant, limit, line, queryNumber, slug, storable, version, yesOrNo } from '#lib/schemas/platform/fields'

/** What admins write of the catalogue. */

/** More places than any list has. */
const MAX_POSITION = 1_000_000

/** Addresses under /explore that are something else: no category is called so. */
const RESERVED = ['trending', 'saved', 'activity']

const perLanguage = <T extends z.ZodMiniType>(text: T) => z.strictObject({ en: text, es: text, he: text })

const categoryId = z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_SLUG), z.regex(slugPattern, 'slug'))
const picture = line(MAX_SLUG)
/** A place in its list, from 0; one beyond the end is the last. */
const position = z.int().check(z.minimum(0), z.maximum(MAX_POSITION))

/** `icon` is the name of a picture that the app ships. Without `position` it is the last. */
export const categoryInput = z.strictObject({
  id: categoryId.check(z.refine((given) => !RESERVED.includes(given), 'slug_reserved')),
  name: perLanguage(line(textLimits.categoryName)),
  icon: picture,
  isHidden: z.optional(z.boolean()),
  position: z.optional(position),
})
export type CategoryInput = z.infer<typeof categoryInput>

/** A change: what is absent stays. `position` moves it there; the others make room. Its id is for good: addresses have it. */
export const categoryChange = z.extend(z.partial(z.omit(categoryInput, { id: true })), { version: z.optional(version) })
export type CategoryChange = z.infer<typeof categoryChange>

/** A category as admins see it. */
export const catalogueCategory = z.object({
  id: z.string(),
  name: perLanguage(z.string()),
  icon: z.string(),
  position: z.number(),
  isHidden: z.boolean(),
  /** How many activities it has, hidden ones too. */
  activityCount: z.number(),
  version: z.number(),
})
export type CatalogueCategory = z.infer<typeof catalogueCategory>
export const catalogueCategoryList = z.array(catalogueCategory)

/** Where the activities of a deleted category go; needed where it has any. */
export const categoryDeletion = z.strictObject({ moveTo: z.optional(slug) })

type Counted = keyof typeof countLimits
const many = <T extends z.ZodMiniType>(one: T, part: Counted) =>
  z.array(one).check(z.minLength(countLimits[part].min), z.maxLength(countLimits[part].max))
const distinct = <T extends z.ZodMiniType<string>>(word: T, part: Counted) =>
  many(word, part).check(z.refine((all) => new Set(all).size === all.length, 'twice'))

const activityText = z.strictObject({
  title: line(textLimits.title),
  description: line(textLimits.description),
  benefits: distinct(line(textLimits.benefit), 'benefits'),
  instructions: many(line(textLimits.step), 'instructions'),
  safetyNotes: distinct(line(textLimits.note), 'safetyNotes'),
  easier: line(textLimits.variation),
  harder: line(textLimits.variation),
})

const neededMaterial = z.strictObject({
  id: slug,
  /** How much of it: in all languages or in none. */
  quantity: z.optional(z.nullable(perLanguage(line(textLimits.quantity)))),
})

/**
 * An activity of the catalogue, in three languages. `priceUsd` is the typical price for one child, absent or null where nothing
 * is to be paid. Without `position` it stands somewhere in the recommended order of its category.
 */
export const activityInput = z.strictObject({
  categoryId,
  setting: z.enum(settings),
  /** With one child, from the first word to the last, tidying up included. */
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
  text: perLanguage(activityText),
  /** What is declared for the safety gate. Without it the activity is a draft: kept, and shown to nobody. */
  facts: z.optional(z.nullable(factsSchema)),
  isHidden: z.optional(z.boolean()),
  position: z.optional(position),
})
export type ActivityInput = z.infer<typeof activityInput>

/** A change: what is absent stays. `text` is given whole, in all languages; `position` moves it there within its category. */
export const activityChange = z.extend(z.partial(activityInput), { version: z.optional(version) })
export type ActivityChange = z.infer<typeof activityChange>

/** An activity as admins see it in their list. */
export const catalogueRow = z.object({
  id,
  categoryId: z.string(),
  /** In the reader's language. */
  title: z.string(),
  picture: z.array(z.string()),
  setting: z.enum(settings),
  durationMinutes: z.number(),
  ageMinMonths: z.number(),
  ageMaxMonths: z.number(),
  isHidden: z.boolean(),
  /** It has no safety facts yet, so nobody is shown it. */
  isDraft: z.boolean(),
  /** Of a change that a pack brought: the activity that it replaces once it is shown. */
  replacesId: z.nullable(id),
  /** In the recommended order of its category, from 0. */
  position: z.number(),
  version: z.number(),
})
export type CatalogueRow = z.infer<typeof catalogueRow>
export const cataloguePagination = z.object({ limit: z.number(), offset: z.number(), hasMore: z.boolean() })
export const cataloguePage = z.object({ activities: z.array(catalogueRow), pagination: cataloguePagination })
export type CataloguePage = z.infer<typeof cataloguePage>

/** `q` as on Explore. Without it: by category, and there in the recommended order. */
export const catalogueQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_CHARACTERS), storable)),
  categoryId: z.optional(z.string().check(z.maxLength(MAX_SLUG), storable)),
  isHidden: z.optional(yesOrNo),
  limit: z.optional(limit),
  offset: z.optional(queryNumber(0, 1_000_000)),
})
export type CatalogueQuery = z.infer<typeof catalogueQuery>

/** Where an activity comes from that neither the app brought nor an admin wrote. */
export const origin = z.object({ pack: z.string(), author: z.string(), license: z.string() })

const shownText = z.object({
  title: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  instructions: z.array(z.string()),
  safetyNotes: z.array(z.string()),
  easier: z.string(),
  harder: z.string(),
})

/** All of an activity, as it is written. */
export const catalogueActivity = z.extend(z.omit(catalogueRow, { title: true }), {
  difficulty: z.enum(difficulties),
  priceUsd: z.nullable(z.number()),
  tags: z.array(z.string()),
  traits: z.array(z.string()),
  elof: z.array(z.string()),
  eyfs: z.array(z.string()),
  materials: z.array(z.object({ id: z.string(), quantity: z.nullable(perLanguage(z.string())) })),
  text: perLanguage(shownText),
  /** Safety notes that readers see besides its own: the rules ask for them at the youngest age it is for. */
  requiredNotes: perLanguage(z.array(z.string())),
  facts: z.nullable(factsSchema),
  /** Of a draft that came with a pack: what the pack declares, for an admin to look at. */
  proposedFacts: z.nullable(factsSchema),
  /** The pack it came with. */
  origin: z.nullable(origin),
  /** Who declared them, by name, and when; null for the library's own. */
  factsBy: z.nullable(z.string()),
  factsAt: z.nullable(instant),
  createdAt: instant,
})
export type CatalogueActivity = z.infer<typeof catalogueActivity>

const roughly = (max: number) => z.string().check(z.maxLength(max), storable)
const roughList = (one: number, part: Counted) => z.array(roughly(one)).check(z.maxLength(countLimits[part].max))

/** An activity as far as it is written, to be looked at for dangers. */
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
    }),
  ),
  facts: z.optional(z.nullable(factsSchema)),
})
export type SafetyCheckInput = z.infer<typeof safetyCheckInput>

/** What the search for dangerous words asks of whoever writes an activity. */
export const safetyCheck = z.object({
  questions: z.array(
    z.object({
      language: z.enum(languages),
      /** The field as it is named on the wire. */
      field: z.string(),
      word: z.string(),
      /** What the word may mean: a hazard by its code, or a substance by its id and its name in the reader's language. */
      hazard: z.nullable(z.enum(hazardCodes)),
      substance: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** It cannot be explained away: declared as the child's own doing, or worded anew. */
      isNever: z.boolean(),
      isCovered: z.boolean(),
    }),
  ),
  /** Declared hazards that keep it from the youngest it is for, by the field where they are declared. */
  blocked: z.array(z.object({ field: z.string(), hazard: z.enum(hazardCodes) })),
})
export type SafetyCheck = z.infer<typeof safetyCheck>

/** A material that came with a pack; `allergens` is what the pack says. */
const unconfirmedMaterial = z.object({
  id: z.string(),
  name: perLanguage(z.string()),
  alsoCalled: z.nullable(perLanguage(z.array(z.string()))),
  allergens: z.array(z.enum(allergens)),
})
export const unconfirmedMaterials = z.array(unconfirmedMaterial)
export type UnconfirmedMaterial = z.infer<typeof unconfirmedMaterial>

/** What an admin says that a material contains. */
export const materialConfirmation = z.strictObject({ allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)) })

/** Names of pictures that the app ships. */
export const pictureNames = z.array(z.string())
