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

/** More materials than anybody names. */
const MAX_MATERIALS = 500

/** Ids in a query string, between commas. */
const materialIds = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').filter(Boolean)),
  ),
  z.array(slug).check(z.maxLength(MAX_MATERIALS)),
)

/** Where an activity stands in a list: what the list is ordered by, as far as it is. */
const listPosition = z.object({
  id,
  /** In the recommended order. */
  position: z.optional(z.int32()),
  createdAt: z.optional(positionInstant),
  minutes: z.optional(z.int32()),
  rating: z.optional(z.number()),
  ratingCount: z.optional(z.int32()),
  /** How well it is what was looked for. */
  rank: z.optional(z.number()),
  /** Among what is trending. */
  trend: z.optional(z.int32()),
  /** Whether it is for one's own. */
  fits: z.optional(z.int32()),
  /** How far a search was widened. */
  step: z.optional(z.int32()),
})
export type ListPosition = z.infer<typeof listPosition>

/** Where a page ended: the next one begins after it. */
const listCursor = cursor((text) => listPosition.safeParse(JSON.parse(text)).data)

/**
 * What is looked for. `missing` is how many materials may be missing (0 or 1) of what is at home: of `materials` where given,
 * else of what the signed-in person said they have. What something at home does in the place of is not missing.
 * `recommended` is by fitness where something is searched for; `for_me` the same after what is for the age of one of one's own children.
 */
export const exploreQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_CHARACTERS), storable)),
  free: z.optional(yesOrNo),
  setting: z.optional(z.enum(settings)),
  ageMonths: z.optional(queryNumber(0, MAX_AGE_MONTHS)),
  maxDuration: z.optional(queryNumber(1, MAX_MINUTES)),
  /** Of Head Start's domains or the EYFS areas. */
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

/** `id` is a slug; that of the virtual category of what is done most these days is `trending`. */
export const category = z.object({ id: z.string(), name: z.string(), icon: z.string() })
export type Category = z.infer<typeof category>
export const categoryList = z.array(category)

/** What an activity needs, its name and how much of it in the reader's language. */
const neededMaterial = z.object({ id: z.string(), name: z.string(), quantity: z.nullable(z.string()) })

/** An activity of the catalogue on a card. */
export const exploreCard = z.object({
  id,
  categoryId: z.string(),
  title: z.string(),
  description: z.string(),
  /** Ours have none: they show `picture`. */
  thumbnailUrl: z.nullable(z.string()),
  /** One to three emoji, by name. */
  picture: z.array(z.string()),
  /** The quiet background that goes with it. */
  scene: z.enum(scenes),
  isFree: z.boolean(),
  /** The typical price for one child; null where nothing is to be paid. */
  price: z.nullable(z.object({ amount: z.number(), currency: z.literal('USD') })),
  /** Nobody has rated it yet. */
  isNew: z.boolean(),
  isTrending: z.boolean(),
  isSaved: z.boolean(),
  /** From 1 to 5, to one decimal; null with no ratings. */
  rating: z.nullable(z.number()),
  ratingCount: z.number(),
  /** Minutes. */
  duration: z.number(),
  /** The one that was asked for with `setting`; else the one it is written for. */
  setting: z.enum(settings),
  /** The one it is written for, and those of the places where it works too. */
  settings: z.array(z.enum(settings)),
  ageMinMonths: z.number(),
  ageMaxMonths: z.number(),
  difficulty: z.enum(difficulties),
  /** Head Start domains and EYFS areas it is about. */
  elof: z.array(z.enum(elofDomains)),
  eyfs: z.array(z.enum(eyfsAreas)),
  materials: z.array(neededMaterial),
  /** Ids of materials that are not at home, nor anything that does in their place; null where nothing is known of what is. */
  missing: z.nullable(z.array(z.string())),
  createdAt: instant,
})
export type ExploreCard = z.infer<typeof exploreCard>

/** `offset` as it was asked for: rows before this page, after the cursor where there was one. */
export const explorePagination = z.extend(pagination, { offset: z.number() })
/** Cards, be they found or saved. */
export const cardPage = z.object({ activities: z.array(exploreCard), pagination: explorePagination })
/**
 * `understood` is what of the search was understood as more than words: as it was typed, what it is called, and the search without it. `widened` says what had
 * to be left out for something to be found, and whether one of the words was enough; null where nothing had to.
 */
export const explorePage = z.extend(cardPage, {
  understood: z.array(z.object({ typed: z.string(), name: z.string(), rest: z.string() })),
  widened: z.nullable(z.object({ leftOut: z.array(z.string()), isAny: z.boolean() })),
})
export type CardPage = z.infer<typeof cardPage>
export type ExplorePage = z.infer<typeof explorePage>

/** All of it. */
export const exploreActivity = z.extend(exploreCard, {
  benefits: z.array(z.string()),
  instructions: z.array(z.string()),
  safetyNotes: z.array(z.string()),
  easier: z.string(),
  harder: z.string(),
  /** The whole of it in three lines; none where nobody wrote them. */
  quick: z.array(z.string()),
  /** Null where nobody wrote it. */
  guidance: z.nullable(guidance),
  minutes: minuteParts,
  /** Where else it works than in its setting, and what it is good for. */
  places: z.array(z.enum(activityPlaces)),
  occasions: z.array(z.enum(occasions)),
  circumstances: z.nullable(circumstances),
  allergens: z.array(z.enum(allergens)),
  /** The reader's own; null where they gave none. */
  ownRating: z.nullable(z.number()),
})
export type ExploreActivity = z.infer<typeof exploreActivity>

export const exploreAction = z.strictObject({ action: z.literal('save') })

export const ratingInput = z.strictObject({ rating: z.int().check(z.minimum(1), z.maximum(5)) })

/** `season` is the caller's own, where it is not that of the north; `rain=true` keeps to what is done indoors. */
export const picksQuery = z.strictObject({ limit: z.optional(limit), season: z.optional(z.enum(seasons)), rain: z.optional(yesOrNo) })
export type PicksQuery = z.infer<typeof picksQuery>
export const exploreCards = z.array(exploreCard)

export const material = z.object({
  id: z.string(),
  name: z.string(),
  /** Other words people look for it by. */
  alsoCalled: z.array(z.string()),
  /** What it contains by nature. */
  allergens: z.array(z.enum(allergens)),
  /** Ids of materials that do in its place. */
  substitutes: z.array(z.string()),
})
export type Material = z.infer<typeof material>
export const materialList = z.array(material)

/** Ids of what is at home. */
export const materialsAtHome = z.strictObject({ materials: z.array(slug).check(z.maxLength(MAX_MATERIALS)) })
export type MaterialsAtHome = z.infer<typeof materialsAtHome>
