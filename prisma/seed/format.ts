/** The shape of the files that come with the app: one JSON file an activity in `activities/`, `materials.json`, and `places.json`. */
import { z } from 'zod'
import { settings } from '#lib/domain/basics'
import { placeCategories, priceLevels } from '#lib/domain/places'
import { allergens, categories, difficulties, elofDomains, eyfsAreas, tags, traits } from '#lib/domain/vocabulary'

const perLanguage = <T extends z.ZodType>(text: T) => z.strictObject({ en: text, es: text, he: text })
const line = (max: number) => z.string().trim().min(2).max(max)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)

export const libraryText = z.strictObject({
  title: line(60),
  /** One to three sentences; the first one must stand alone (it is what a visitor sees). */
  description: line(280),
  benefits: z.array(line(160)).min(2).max(4),
  instructions: z.array(line(420)).min(4).max(12),
  safetyNotes: z.array(line(240)).min(1).max(5),
  easier: line(320),
  harder: line(320),
})

export const libraryActivity = z
  .strictObject({
    slug,
    category: z.enum(categories),
    setting: z.enum(settings),
    /** What it takes with one child, from the first word to the last, tidying up included. */
    durationMinutes: z.int().min(15).max(480),
    ageMinMonths: z.int().min(0).max(216),
    ageMaxMonths: z.int().min(1).max(216),
    difficulty: z.enum(difficulties),
    /** The typical price of an outing for one child, in US dollars; null where it costs nothing beyond what is at home. */
    priceUsd: z.number().positive().nullable(),
    picture: z.array(z.string()).min(1).max(3),
    tags: z.array(z.enum(tags)).min(3).max(8),
    traits: z.array(z.enum(traits)).max(4),
    elof: z.array(z.enum(elofDomains)).min(1).max(3),
    eyfs: z.array(z.enum(eyfsAreas)).min(1).max(3),
    materials: z.array(z.strictObject({ id: slug, quantity: perLanguage(line(60)).optional() })).max(12),
    text: perLanguage(libraryText),
  })
  .refine((a) => a.ageMinMonths < a.ageMaxMonths, { message: 'ageMinMonths must be below ageMaxMonths' })
export type LibraryActivity = z.infer<typeof libraryActivity>

export const libraryMaterial = z.strictObject({
  id: slug,
  name: perLanguage(line(60)),
  /** What it contains by nature: flour holds gluten, whatever a recipe calls it. */
  allergens: z.array(z.enum(allergens)).optional(),
  /** Other words people look for it by: brands that became words, older names. */
  alsoCalled: perLanguage(z.array(line(40))).optional(),
  /** Ids of materials that do in its place. */
  substitutes: z.array(slug).optional(),
})
export type LibraryMaterial = z.infer<typeof libraryMaterial>

export const libraryCategory = z.strictObject({
  id: z.enum(categories),
  icon: z.string(),
  name: perLanguage(line(40)),
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
