import * as z from 'zod/mini'
import { exploreSorts, MAX_MINUTES, MAX_SEARCH_CHARACTERS } from '#lib/domain/catalogue/explore-filter'
import { scenes } from '#lib/domain/catalogue/scenes'
import { seasons } from '#lib/domain/catalogue/todays-picks'
import { settings } from '#lib/domain/platform/basics'
import { activityPlaces, allergens, difficulties, elofDomains, eyfsAreas, learningAreas, occasions } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { circumstances, guidance, minuteParts } from '#lib/schemas/catalogue/guidance'
import { cursor, pagination, positionInstant } from '#lib/schemas/platform/cursor'
import { id, instant, limit, offset, queryNumber, slug, storable, yesOrNo } from '#lib/schemas/platform/fields'

/** The maximum number of materials in a request. */
const MAX_MATERIALS = 500

/** Ids in a query string, separated by commas. */
const materialIds = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').filter(Boolean)),
  ),
  z.array(slug).check(z.maxLength(MAX_MATERIALS)),
)

/** An activity's position in a list: the values of the sort order that apply. */
const listPosition = z.object({
  id,
  /** The position in the recommended order. */
  position: z.optional(z.int32()),
  createdAt: z.optional(positionInstant),
  minutes: z.optional(z.int32()),
  rating: z.optional(z.number()),
  ratingCount: z.optional(z.int32()),
  /** The relevance for the search. */
  rank: z.optional(z.number()),
  /** The position in the trending list. */
  trend: z.optional(z.int32()),
  /** Whether it is for the ages of the user's children. */
  fits: z.optional(z.int32()),
  /** The step to which the search was widened. */
  step: z.optional(z.int32()),
})
export type ListPosition = z.infer<typeof listPosition>

/** The last position of a page; the next page begins after it. */
const listCursor = cursor((text) => listPosition.safeParse(JSON.parse(text)).data)

/**
 * The search parameters. `missing` is how many materials may be missing at home (0 or 1): compared with `materials` if given, else
 * with the signed-in user's materials. A material with a substitute at home is not missing. `recommended` sorts a search by
 * relevance; `for_me` does the same after activities for the ages of the user's children.
 */
export const exploreQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_CHARACTERS), storable)),
  free: z.optional(yesOrNo),
  setting: z.optional(z.enum(settings)),
  ageMonths: z.optional(queryNumber(0, MAX_AGE_MONTHS)),
  maxDuration: z.optional(queryNumber(1, MAX_MINUTES)),
  /** A Head Start domain or an EYFS area. */
  area: z.optional(z.enum(learningAreas)),
  missing: z.optional(queryNumber(0, 1)),
  materials: z.optional(materialIds),
  sort: z.optional(z.enum(exploreSorts)),
  limit: z.optional(limit),
  offset: z.optional(offset),
  cursor: z.optional(listCursor),
})
export type ExploreQuery = z.infer<typeof exploreQuery>

export const pageQuery = z.strictObject({ limit: z.optional(limit), offset: z.optional(offset), cursor: z.optional(listCursor) })
export type PageQuery = z.infer<typeof pageQuery>

/** `id` is a slug; `trending` is the virtual category of the activities most often done recently. */
export const category = z.object({ id: z.string(), name: z.string(), icon: z.string() })
export type Category = z.infer<typeof category>
export const categoryList = z.array(category)

/** A needed material, with name and quantity in the user's language. */
const neededMaterial = z.object({ id: z.string(), name: z.string(), quantity: z.nullable(z.string()) })

/** A catalogue activity on a card. */
export const exploreCard = z.object({
  id,
  categoryId: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null for built-in activities, which show `picture`. */
  thumbnailUrl: z.nullable(z.string()),
  /** One to three emoji, by name. */
  picture: z.array(z.string()),
  /** The background of the picture. */
  scene: z.enum(scenes),
  isFree: z.boolean(),
  /** The typical price for one child; null if it is free. */
  price: z.nullable(z.object({ amount: z.number(), currency: z.literal('USD') })),
  /** Whether it has no ratings yet. */
  isNew: z.boolean(),
  isTrending: z.boolean(),
  isSaved: z.boolean(),
  /** The rating from 1 to 5, to one decimal; null without ratings. */
  rating: z.nullable(z.number()),
  ratingCount: z.number(),
  /** Minutes. */
  duration: z.number(),
  /** The requested `setting`, else its main setting. */
  setting: z.enum(settings),
  /** Its main setting, and those of its other places. */
  settings: z.array(z.enum(settings)),
  ageMinMonths: z.number(),
  ageMaxMonths: z.number(),
  difficulty: z.enum(difficulties),
  /** The Head Start domains and EYFS areas it is about. */
  elof: z.array(z.enum(elofDomains)),
  eyfs: z.array(z.enum(eyfsAreas)),
  materials: z.array(neededMaterial),
  /** Ids of materials that are missing at home and have no substitute there; null if it is unknown what is at home. */
  missing: z.nullable(z.array(z.string())),
  createdAt: instant,
})
export type ExploreCard = z.infer<typeof exploreCard>

/** `offset` as requested: the rows before this page, counted after the cursor if there is one. */
export const explorePagination = z.extend(pagination, { offset: z.number() })
/** A page of found or saved cards. */
export const cardPage = z.object({ activities: z.array(exploreCard), pagination: explorePagination })
/**
 * `understood` lists recognized terms: as typed, their name, and the search without them. `widened` lists the terms dropped to
 * find results or that none of the first results names, and whether one word was enough; null if there are none. `unmatched` lists the
 * words that no result is about, the same on every page. In the order `for_me`, `otherAgesFrom` is the id of the page's first activity
 * for other ages than those of the user's children; null if there is none.
 */
export const explorePage = z.extend(cardPage, {
  understood: z.array(z.object({ typed: z.string(), name: z.string(), rest: z.string() })),
  widened: z.nullable(z.object({ leftOut: z.array(z.string()), isAny: z.boolean() })),
  unmatched: z.array(z.string()),
  otherAgesFrom: z.nullable(id),
})
export type CardPage = z.infer<typeof cardPage>
export type ExplorePage = z.infer<typeof explorePage>

/** The full activity. */
export const exploreActivity = z.extend(exploreCard, {
  benefits: z.array(z.string()),
  instructions: z.array(z.string()),
  safetyNotes: z.array(z.string()),
  easier: z.string(),
  harder: z.string(),
  /** A summary in three lines; empty if there is none. */
  quick: z.array(z.string()),
  /** Null if there is none. */
  guidance: z.nullable(guidance),
  minutes: minuteParts,
  /** Its other places, and the occasions it suits. */
  places: z.array(z.enum(activityPlaces)),
  occasions: z.array(z.enum(occasions)),
  circumstances: z.nullable(circumstances),
  allergens: z.array(z.enum(allergens)),
  /** The user's own rating; null if there is none. */
  ownRating: z.nullable(z.number()),
})
export type ExploreActivity = z.infer<typeof exploreActivity>

export const exploreAction = z.strictObject({ action: z.literal('save') })

export const ratingInput = z.strictObject({ rating: z.int().check(z.minimum(1), z.maximum(5)) })

/** `season` is the caller's season, if it is not that of the north; `rain=true` limits picks to indoors. */
export const picksQuery = z.strictObject({ limit: z.optional(limit), season: z.optional(z.enum(seasons)), rain: z.optional(yesOrNo) })
export type PicksQuery = z.infer<typeof picksQuery>
export const exploreCards = z.array(exploreCard)

export const material = z.object({
  id: z.string(),
  name: z.string(),
  /** Other names to search by. */
  alsoCalled: z.array(z.string()),
  /** The allergens it naturally contains. */
  allergens: z.array(z.enum(allergens)),
  /** Ids of its substitutes. */
  substitutes: z.array(z.string()),
})
export type Material = z.infer<typeof material>
export const materialList = z.array(material)

/** Ids of materials at home. */
export const materialsAtHome = z.strictObject({ materials: z.array(slug).check(z.maxLength(MAX_MATERIALS)) })
export type MaterialsAtHome = z.infer<typeof materialsAtHome>
