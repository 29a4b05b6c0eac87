import { categoryOfTags, type Tags } from '#lib/domain/places/osm-tags'

/** Why an entry of a file is no place to play. */
export const noPlayReasons = ['shop', 'no_play', 'disused'] as const
export type NoPlayReason = (typeof noPlayReasons)[number]

interface Rule {
  key: RegExp
  /** Values to which it applies. */
  values: RegExp
  reason: NoPlayReason
  /** Whether it applies also to a park, playground or other place to play. */
  isStrict?: boolean
}

/** Any value of a tag, except "no"; a text with spaces is a column of a table, not a tag. */
const any = /^(?!no$)[a-z0-9_;:-]+$/i

/** Tags of things that a map of an area contains, and that no family visits to play. The first match counts. */
const rules: Rule[] = [
  // A shop sells things, also if children like them: no one may play there.
  { key: /^shop$/, values: any, reason: 'shop', isStrict: true },
  // OpenStreetMap keeps what was closed under these keys: https://wiki.openstreetmap.org/wiki/Lifecycle_prefix
  { key: /^(disused|abandoned|demolished|razed|removed|was|proposed|construction):/, values: any, reason: 'disused' },
  { key: /^(disused|abandoned|demolished)$/, values: /^yes$/i, reason: 'disused', isStrict: true },
  // Work, authorities and crafts.
  { key: /^(office|craft|military|power|telecom|healthcare)$/, values: any, reason: 'no_play' },
  // Parking, fuel, money and post.
  {
    key: /^amenity$/,
    values: /^(parking.*|bicycle_parking|motorcycle_parking|fuel|charging_station|car_.*|atm|bank|bureau_de_change|post_.*)$/,
    reason: 'no_play',
  },
  // Things in a place, not places: the facts of a place name its toilets and water.
  {
    key: /^amenity$/,
    values: /^(bench|toilets|shower|drinking_water|waste_.*|recycling|vending_machine|telephone|clock|bbq|shelter)$/,
    reason: 'no_play',
  },
  // Medicine, order and burial.
  {
    key: /^amenity$/,
    values: /^(pharmacy|clinic|doctors|dentist|hospital|police|prison|courthouse|grave_yard|crematorium|funeral_hall)$/,
    reason: 'no_play',
  },
  // For adults.
  { key: /^amenity$/, values: /^(bar|pub|nightclub|casino|gambling|brothel|stripclub|love_hotel|hookah_lounge|biergarten)$/, reason: 'no_play' },
  { key: /^leisure$/, values: /^(adult_gaming_centre|hookah_lounge|tanning_salon|sauna|slipway|outdoor_seating|picnic_table)$/, reason: 'no_play' },
  // For dogs off the leash.
  { key: /^leisure$/, values: /^dog_park$/, reason: 'no_play' },
  // Dangerous ground, and cemeteries.
  { key: /^landuse$/, values: /^(cemetery|industrial|military|quarry|landfill|construction|railway|brownfield)$/, reason: 'no_play' },
  // Roads, stops and rails. Paths stay: they are hikes.
  {
    key: /^highway$/,
    values: /^(motorway|trunk|primary|secondary|tertiary|residential|service|bus_stop|street_lamp|crossing|traffic_signals)(_link)?$/,
    reason: 'no_play',
  },
  { key: /^(railway|public_transport)$/, values: /^(?!museum|miniature)[a-z_]+$/, reason: 'no_play' },
  // A single tree or hydrant.
  { key: /^natural$/, values: /^tree(_row)?$/, reason: 'no_play' },
  { key: /^emergency$/, values: any, reason: 'no_play' },
]

/** Tags of places that families visit, besides those with a category: only the strict rules leave them out. */
const familyTags: [key: string, values: RegExp][] = [
  ['leisure', /^(pitch|track|sports_.*|stadium|ice_rink|miniature_golf|bowling_alley|trampoline_park|amusement_arcade|fitness_station|schoolyard)$/],
  ['tourism', /^(museum|zoo|aquarium|theme_park|attraction|picnic_site|camp_site|viewpoint|gallery|artwork)$/],
  ['amenity', /^(library|toy_library|community_centre|theatre|cinema|planetarium|arts_centre|fountain|cafe|ice_cream)$/],
]

/** Returns why an entry is no place to play; undefined if it may be one. */
export function noPlayReasonOf(tags: Tags): NoPlayReason | undefined {
  const isToPlay = categoryOfTags(tags) !== undefined || familyTags.some(([key, values]) => values.test(tags.get(key) ?? ''))
  const found = rules.find(
    ({ key, values, isStrict }) => (isStrict || !isToPlay) && [...tags].some(([name, value]) => key.test(name) && values.test(value)),
  )
  return found?.reason
}
