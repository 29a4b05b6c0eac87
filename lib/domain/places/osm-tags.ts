import type { DogRule, PlaceCategory, PriceLevel, Surface, WheelchairAccess } from '#lib/domain/places/places'

/** OpenStreetMap's tags of a place, or columns with the same names. Keys are lower case. */
export type Tags = ReadonlyMap<string, string>

/** Returns the category of a place from its tags; undefined if no tag matches. */
export function categoryOfTags(tags: Tags): PlaceCategory | undefined {
  return byTag.find(([key, values]) => isMatch(tags.get(key), values))?.[2]
}

function isMatch(text: string | undefined, pattern: RegExp): boolean {
  return text !== undefined && pattern.test(text)
}

/** The first match counts, so a playground tagged as a splash pad counts as water fun. */
const byTag: [key: string, values: RegExp, category: PlaceCategory][] = [
  ['leisure', /^(water_park|splash_pad|swimming_area|swimming_pool|bathing_place|beach_resort)$/, 'water_fun'],
  ['playground', /^(splash_pad|water|splash)$/, 'water_fun'],
  ['natural', /^(beach|hot_spring)$/, 'water_fun'],
  ['amenity', /^(splash_pad|public_bath|paddling_pool)$/, 'water_fun'],
  ['attraction', /^(water_slide|water_park)$/, 'water_fun'],
  ['leisure', /^(playground|indoor_play)$/, 'playground'],
  ['amenity', /^playground$/, 'playground'],
  ['highway', /^(trailhead|path|footway|track|bridleway)$/, 'hiking'],
  ['information', /^trailhead$/, 'hiking'],
  ['route', /^(hiking|foot|walking)$/, 'hiking'],
  ['leisure', /^nature_reserve$/, 'hiking'],
  ['boundary', /^(national_park|protected_area)$/, 'hiking'],
  ['leisure', /^(park|garden|common)$/, 'park'],
  ['landuse', /^(recreation_ground|village_green)$/, 'park'],
]

/** Words for kinds of places in a category column, in the three languages. */
const byWord: [RegExp, PlaceCategory][] = [
  [/playground|play ?area|tot ?lot|juegos|parque infantil|גן שעשועים|גן משחקים|מגרש משחקים/, 'playground'],
  [/water|splash|spray|swim|pool|beach|aqua|piscina|playa|agua|בריכ|חוף|מים/, 'water_fun'],
  [/hik|trail|nature (?:reserve|preserve)|sender|caminata|מסלול|שביל|טיול/, 'hiking'],
  [/\bparks?\b|\bgardens?\b|parque|jard[ií]n|פארק|(?:^|\s)גן(?:\s|$)/, 'park'],
  [/^(?:other|otros?|אחר)$/, 'other'],
]

/** Returns the category that a word or two mean, in any case. */
export function categoryOfWords(words: string): PlaceCategory | undefined {
  const plain = words.trim().toLowerCase().replaceAll(/[_-]+/g, ' ')
  return byWord.find(([pattern]) => pattern.test(plain))?.[1]
}

/** Returns whether the place is not open to the public. */
export function isPrivate(tags: Tags): boolean {
  return isMatch(tags.get('access'), /^(private|no)$/i)
}

/** Returns the price level; undefined if unknown. */
export function priceOfTags(tags: Tags): PriceLevel | undefined {
  const fee = yesOrNo(tags.get('fee'))
  if (fee !== undefined) return fee ? '$' : 'free'
  // These usually sell tickets.
  return tags.get('leisure') === 'water_park' || isMatch(tags.get('tourism'), /^(zoo|aquarium|theme_park)$/) ? '$$' : undefined
}

/** Facts for families; undefined means unknown. */
export interface TaggedFacts {
  shade: boolean | undefined
  fenced: boolean | undefined
  toilets: boolean | undefined
  changingTable: boolean | undefined
  wheelchair: WheelchairAccess | undefined
  stroller: boolean | undefined
  drinkingWater: boolean | undefined
  surface: Surface | undefined
  dogs: DogRule | undefined
  ageMinMonths: number | undefined
  ageMaxMonths: number | undefined
}

export function factsOfTags(tags: Tags): TaggedFacts {
  const yes = (...keys: string[]) => keys.map((key) => yesOrNo(tags.get(key))).find((answer) => answer !== undefined)
  return {
    shade: yes('shade', 'covered', 'shaded'),
    fenced: yes('fenced', 'fence') ?? (isMatch(tags.get('barrier'), /^(fence|wall|hedge)$/) ? true : undefined),
    toilets: yes('toilets', 'toilet', 'restrooms', 'restroom'),
    changingTable: yes('changing_table', 'diaper'),
    wheelchair: wheelchairOf(tags.get('wheelchair')),
    stroller: yes('stroller', 'pushchair'),
    drinkingWater: yes('drinking_water'),
    surface: surfaceOf(tags.get('surface')),
    dogs: dogsOf(tags.get('dogs') ?? tags.get('dog')),
    ageMinMonths: wholeNumber(tags.get('age_min_months')) ?? monthsOf(tags.get('min_age'), 0),
    // max_age=12 includes the months until the 13th birthday.
    ageMaxMonths: wholeNumber(tags.get('age_max_months')) ?? monthsOf(tags.get('max_age'), 11),
  }
}

/** Parses yes or no in the three languages; a limited yes is a yes. */
export function yesOrNo(text: string | undefined): boolean | undefined {
  if (isMatch(text, /^(yes|y|true|1|limited|partial|designated|s[ií]|כן)$/i)) return true
  return isMatch(text, /^(no|n|false|0|none|לא)$/i) ? false : undefined
}

function wheelchairOf(text: string | undefined): WheelchairAccess | undefined {
  if (isMatch(text, /^(limited|partial)$/i)) return 'limited'
  const answer = yesOrNo(text)
  return answer === undefined ? undefined : answer ? 'yes' : 'no'
}

function dogsOf(text: string | undefined): DogRule | undefined {
  if (isMatch(text, /^(leashed|leash|on_leash|limited)$/i)) return 'leashed'
  if (isMatch(text, /^(unleashed|off_leash)$/i)) return 'yes'
  const answer = yesOrNo(text)
  return answer === undefined ? undefined : answer ? 'yes' : 'no'
}

const surfaceWords: [RegExp, Surface][] = [
  [/^(grass|artificial_turf|artificial_grass|turf)$/, 'grass'],
  [/^sand$/, 'sand'],
  [/^(wood_?chips?|bark|bark_mulch|mulch)$/, 'woodchips'],
  [/^(rubber|rubbercrumb|tartan|soft|foam)$/, 'rubber'],
  [/^(gravel|fine_gravel|pebblestone|compacted)$/, 'gravel'],
  [/^(paved|asphalt|concrete|concrete:.*|paving_stones|sett|bricks?)$/, 'paved'],
  [/^(earth|dirt|ground|mud|soil|unpaved)$/, 'earth'],
]

function surfaceOf(text: string | undefined): Surface | undefined {
  return surfaceWords.find(([pattern]) => isMatch(text?.toLowerCase(), pattern))?.[1]
}

function monthsOf(years: string | undefined, more: number): number | undefined {
  const number = years !== undefined && /^\d{1,2}([.,]\d+)?$/.test(years) ? Number(years.replace(',', '.')) : undefined
  return number === undefined || number > 18 ? undefined : Math.floor(number * 12) + (Number.isInteger(number) ? more : 0)
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,3}$/.test(text) && Number(text) <= 228 ? Number(text) : undefined
}
