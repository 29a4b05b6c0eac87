/** The shape of the files that come with the app: one JSON file an activity in `activities/`, `materials.json`, and `places.json`. */
import { z } from 'zod'
import { countLimits, durationLimits, MAX_CHILDREN_PER_SET, MAX_SLUG, slugPattern, textLimits } from '#lib/domain/catalogue/catalogue-limits'
import { isLearningSource } from '#lib/domain/catalogue/learning-sources'
import { placeCategories, priceLevels } from '#lib/domain/places/places'
import { settings } from '#lib/domain/platform/basics'
import { activityPlaces, categories, difficulties, elofDomains, eyfsAreas, needs, occasions, tags, traits } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { findSubstance } from '#lib/domain/safety/substances'
import { factsSchema } from '#lib/schemas/catalogue/facts'

const perLanguage = <T extends z.ZodType>(text: T) => z.strictObject({ en: text, es: text, he: text })
const line = (max: number) => z.string().trim().min(2).max(max)
const slug = z.string().regex(slugPattern).max(MAX_SLUG)
const many = <T extends z.ZodType>(one: T, part: keyof typeof countLimits) => z.array(one).min(countLimits[part].min).max(countLimits[part].max)

const level = z.int().min(0).max(2)

const libraryText = z.strictObject({
  title: line(textLimits.title),
  /** One to three sentences; the first one must stand alone (it is what a visitor sees). */
  description: line(textLimits.description),
  benefits: many(line(textLimits.benefit), 'benefits'),
  instructions: many(line(textLimits.step), 'instructions'),
  safetyNotes: many(line(textLimits.note), 'safetyNotes'),
  easier: line(textLimits.variation),
  harder: line(textLimits.variation),
  /** The activity in three lines, for a user with one hand free. */
  quick: many(line(textLimits.quick), 'quick'),
  /** What the adult may say, and ask, in their words. */
  say: many(line(textLimits.saying), 'say'),
  ask: many(line(textLimits.saying), 'ask'),
  /** How it goes on another day. */
  nextDay: line(textLimits.guidance),
  /** How to run it with 10 to 25 children; absent if not as many can take part. */
  group: line(textLimits.variation).optional(),
  /** What public/drawings/SLUG.svg shows, where the set-up is easier seen than said. */
  drawing: line(textLimits.caption).optional(),
})

export const libraryActivity = z
  .strictObject({
    slug,
    category: z.enum(categories),
    /** What it is written for; `places` says where else it works. */
    setting: z.enum(settings),
    /** What it takes with one child, from the first word to the last, tidying up included. */
    durationMinutes: z.int().min(durationLimits.min).max(durationLimits.max),
    /** The same in parts; their sum. */
    minutes: z.strictObject({ prep: z.int().min(0).max(60), play: z.int().min(3).max(durationLimits.max), tidy: z.int().min(0).max(60) }),
    places: many(z.enum(activityPlaces), 'places'),
    /** Children who take part, and how many of them one adult can be with. */
    participants: z.strictObject({ min: z.int().min(1).max(25), max: z.int().min(1).max(25) }),
    childrenPerAdult: z.int().min(1).max(25),
    occasions: many(z.enum(occasions), 'occasions'),
    /** 0 hardly any, 1 some, 2 much. */
    energy: level,
    mess: level,
    noise: level,
    /** The warmest and the coldest air, in degrees Celsius, that an outdoor one is for; null indoors. */
    weather: z.strictObject({ warmestC: z.int().min(0).max(32), coldestC: z.int().min(-15).max(30) }).nullable(),
    /** What shows that it works, and when to stop, by age. */
    watchFor: many(
      z.strictObject({
        fromMonths: z.int().min(0).max(MAX_AGE_MONTHS),
        toMonths: z.int().min(1).max(MAX_AGE_MONTHS),
        works: perLanguage(line(textLimits.guidance)),
        stop: perLanguage(line(textLimits.guidance)),
      }),
      'watchFor',
    ),
    why: many(z.strictObject({ source: z.string().refine(isLearningSource), text: perLanguage(line(textLimits.guidance)) }), 'why'),
    /** For every need that it is hard for as it stands. */
    adaptations: many(z.strictObject({ needs: z.array(z.enum(needs)).min(1), text: perLanguage(line(textLimits.guidance)) }), 'adaptations'),
    ageMinMonths: z.int().min(0).max(MAX_AGE_MONTHS),
    ageMaxMonths: z.int().min(1).max(MAX_AGE_MONTHS),
    /** What children of different ages do in it at the same time, the youngest first; absent if all do the same. */
    partsByAge: many(
      z.strictObject({
        fromMonths: z.int().min(0).max(MAX_AGE_MONTHS),
        toMonths: z.int().min(1).max(MAX_AGE_MONTHS),
        steps: perLanguage(many(line(textLimits.partStep), 'partSteps')),
      }),
      'partsByAge',
    ).optional(),
    difficulty: z.enum(difficulties),
    /** The typical price of an outing for one child, in US dollars; null where it costs nothing beyond what is at home. */
    priceUsd: z.number().positive().nullable(),
    picture: many(z.string(), 'picture'),
    tags: many(z.enum(tags), 'tags'),
    traits: many(z.enum(traits), 'traits'),
    elof: many(z.enum(elofDomains), 'elof'),
    eyfs: many(z.enum(eyfsAreas), 'eyfs'),
    materials: many(
      z.strictObject({
        id: slug,
        quantity: perLanguage(line(textLimits.quantity)).optional(),
        /** The children that one quantity is for; absent if it is for all. */
        childrenPerSet: z.int().min(1).max(MAX_CHILDREN_PER_SET).optional(),
      }),
      'materials',
    ),
    text: perLanguage(libraryText),
    /** What is declared for the safety gate, read by two pairs of eyes. */
    facts: factsSchema,
    /** When a native reader and teacher who had not written it last read all that it says in a language, and mended it. */
    read: z.strictObject({ en: z.iso.date().optional(), es: z.iso.date().optional(), he: z.iso.date().optional() }).optional(),
  })
  .refine((a) => a.ageMinMonths < a.ageMaxMonths, { message: 'ageMinMonths must be below ageMaxMonths' })
  .refine((a) => a.minutes.prep + a.minutes.play + a.minutes.tidy === a.durationMinutes, {
    message: 'minutes must sum up to durationMinutes',
  })
  .refine(({ partsByAge = [] }) => partsByAge.every(({ steps: { en, es, he } }) => en.length === es.length && en.length === he.length), {
    message: 'steps of partsByAge must be as many in every language',
  })
  .refine(
    ({ partsByAge = [], ageMinMonths, ageMaxMonths }) => partsByAge.every((part) => ageMinMonths <= part.fromMonths && part.toMonths <= ageMaxMonths),
    {
      message: 'partsByAge must be within the ages of the activity',
    },
  )
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
