/** The shape of the files that come with the app: one JSON file an activity in `activities/`, `materials.json`, and `places.json`. */
import { z } from 'zod'
import { countLimits, durationLimits, MAX_SLUG, slugPattern, textLimits } from '#lib/domain/catalogue/catalogue-limits'
import { placeCategories, priceLevels } from '#lib/domain/places/places'
import { settings } from '#lib/domain/platform/basics'
import { categories, difficulties, elofDomains, eyfsAreas, tags, traits } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { findSubstance } from '#lib/domain/safety/substances'
import { factsSchema } from '#lib/schemas/catalogue/facts'

const perLanguage = <T extends z.ZodType>(text: T) => z.strictObject({ en: text, es: text, he: text })
const line = (max: number) => z.string().trim().min(2).max(max)
const slug = z.string().regex(slugPattern).max(MAX_SLUG)
const many = <T extends z.ZodType>(one: T, part: keyof typeof countLimits) => z.array(one).min(countLimits[part].min).max(countLimits[part].max)

export const libraryText = z.strictObject({
  title: line(textLimits.title),
  /** One to three sentences; the first one must stand alone (it is what a visitor sees). */
  description: line(textLimits.description),
  benefits: many(line(textLimits.benefit), 'benefits'),
  instructions: many(line(textLimits.step), 'instructions'),
  safetyNotes: many(line(textLimits.note), 'safetyNotes'),
  easier: line(textLimits.variation),
  harder: line(textLimits.variation),
})

export const libraryActivity = z
  .strictObject({
    slug,
    category: z.enum(categories),
    setting: z.enum(settings),
    /** What it takes with one child, from the first word to the last, tidying up included. */
    durationMinutes: z.int().min(durationLimits.min).max(durationLimits.max),
    ageMinMonths: z.int().min(0).max(MAX_AGE_MONTHS),
    ageMaxMonths: z.int().min(1).max(MAX_AGE_MONTHS),
    difficulty: z.enum(difficulties),
    /** The typical price of an outing for one child, in US dollars; null where it costs nothing beyond what is at home. */
    priceUsd: z.number().positive().nullable(),
    picture: many(z.string(), 'picture'),
    tags: many(z.enum(tags), 'tags'),
    traits: many(z.enum(traits), 'traits'),
    elof: many(z.enum(elofDomains), 'elof'),
    eyfs: many(z.enum(eyfsAreas), 'eyfs'),
    materials: many(z.strictObject({ id: slug, quantity: perLanguage(line(textLimits.quantity)).optional() }), 'materials'),
    text: perLanguage(libraryText),
    /** What is declared for the safety gate, read by two pairs of eyes. */
    facts: factsSchema,
  })
  .refine((a) => a.ageMinMonths < a.ageMaxMonths, { message: 'ageMinMonths must be below ageMaxMonths' })
export type LibraryActivity = z.infer<typeof libraryActivity>

export const libraryMaterial = z.strictObject({
  id: slug,
  name: perLanguage(line(60)),
  /** Ids of the foods, plants, animals and skin-contact materials that it is made of. */
  substances: z.array(z.string().refine((id) => findSubstance(id) !== undefined)),
  /** Other words people look for it by: brands that became words, older names. */
  alsoCalled: perLanguage(z.array(line(40))).optional(),
  /** Ids of materials that do in its place. */
  substitutes: z.array(slug).optional(),
})
export type LibraryMaterial = z.infer<typeof libraryMaterial>

export const libraryCategory = z.strictObject({
  id: z.enum(categories),
  icon: z.string(),
  name: perLanguage(line(textLimits.categoryName)),
})

/** A public place that is known to be there, to about 300 m. Hours and facts are for those who have been there to say. */
export const seededPlace = z.strictObject({
  slug,
  name: line(120),
  description: line(280),
  category: z.enum(placeCategories),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: line(120).optional(),
  priceLevel: z.enum(priceLevels),
})
export type SeededPlace = z.infer<typeof seededPlace>

/** Of the library as it stands: a number that rises with each change of it, and the hash of what it is the number of. */
export const libraryStamp = z.strictObject({ version: z.int().positive(), hash: z.string() })
export type LibraryStamp = z.infer<typeof libraryStamp>
