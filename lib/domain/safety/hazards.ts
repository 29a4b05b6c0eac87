/**
 * The hazards that an activity declares, each a row of the safety rules: the minimum age of the youngest child present, by who
 * acts, and the required notes. Ages are months.
 */

/** Who handles it: the child, only an adult, or no one (it is within the child's reach or sight). */
export const actors = ['child', 'adult', 'near'] as const
export type Actor = (typeof actors)[number]

/** Sentences that a card must carry; `notes.ts` has their ages and texts. */
export const noteIds = [
  'water',
  'boat',
  'small_parts_warning',
  'sun',
  'hottest_weather',
  'cut_food',
  'cords',
  'helmet',
  'adult_cuts_heats',
  'fire',
  'goggles',
  'soft_ground',
  'animals',
  'ticks',
  'traffic',
  'spotter',
  'choose_food',
  'choose_plant',
  'choose_animal',
] as const
export type NoteId = (typeof noteIds)[number]

/** Ways that make something dangerous harmless. */
export const ways = [
  'bought_container',
  'foil',
  'cut_or_cooked',
  'enclosed',
  'not_tasted',
  'at_a_distance',
  'blunt',
  'certified_viewer',
  'soft',
] as const
export type Way = (typeof ways)[number]

interface Hazard {
  about: string
  source: string
  /** The age in months below which it blocks the card, by who acts; an actor that is not listed counts as the child. 0 means at no age. */
  underMonths: { child: number; adult?: number; near?: number }
  /** Ways that are harmless from another age on. */
  unless?: Readonly<Partial<Record<Way, number>>>
  notes?: readonly NoteId[]
}

const ALWAYS = Number.POSITIVE_INFINITY

/** Every row. `adult: 0` means that an adult may do it while the child is present; the notes then say so. */
const hazards = {
  small_parts: {
    about: 'small parts: marbles, beads, coins, buttons, caps, pebbles, acorns, small shells, balls of 44.4 mm or less, toys labelled 3+',
    source: '16 CFR 1501; CPSC small parts guidance',
    underMonths: { child: 36, adult: 0 },
    unless: { bought_container: 0 },
    notes: ['small_parts_warning'],
  },
  balloons: {
    about: 'balloons, inflated or not',
    source: 'Caring for Our Children (CFOC) 6.4.1.5',
    underMonths: { child: 96 },
    unless: { foil: 0 },
  },
  choking_food: {
    about:
      'nuts, whole grapes, popcorn, hard sweets, gummies, marshmallows, sausage rounds, raw hard vegetables, seeds, ice cubes, spoonfuls of nut butter',
    source: 'CFOC 4.5.0.10',
    underMonths: { child: 48, adult: 0 },
    unless: { cut_or_cooked: 0 },
    notes: ['cut_food'],
  },
  honey: { about: 'honey, cooked too', source: 'public-health guidance on infant botulism', underMonths: { child: 12, adult: 0 } },
  infant_solids: { about: 'solid food', source: 'AAP; CDC', underMonths: { child: 4, adult: 0 } },
  infant_water: { about: 'water as a drink', source: 'AAP; CDC', underMonths: { child: 6, adult: 0 } },
  raw_milk_juice: { about: 'raw milk or unpasteurised juice', source: 'CDC', underMonths: { child: ALWAYS } },
  trampoline: { about: 'trampolines and rebounders', source: 'AAP', underMonths: { child: 72 } },
  loose_fill: {
    about: 'glitter, powdered tempera, dried beans, lentils, rice or pasta for loose play, shaving foam',
    source: 'early-childhood health consultants',
    underMonths: { child: 36, adult: 0 },
    unless: { bought_container: 0 },
  },
  water_beads: { about: 'expanding gel beads', source: '16 CFR 1250; CPSC', underMonths: { child: ALWAYS } },
  magnets: { about: 'loose high-power magnets', source: '16 CFR 1262', underMonths: { child: ALWAYS }, unless: { enclosed: 0 } },
  button_batteries: {
    about: 'loose button or coin batteries',
    source: "children's hospitals' guidance",
    underMonths: { child: ALWAYS },
    unless: { enclosed: 0 },
  },
  toxic_art: {
    about: 'spray adhesive, solvent-based or unlabelled art materials; slime of borax, boric acid or detergent',
    source: 'CFOC 5.2.9.7; ASTM D4236; EU CLP (borates)',
    underMonths: { child: ALWAYS },
  },
  cleaning_agents: { about: 'cleaning agents, bleach, laundry pods', source: 'CFOC 5.2.9.1', underMonths: { child: ALWAYS, adult: 0 } },
  raw_dough: {
    about: 'raw-flour dough or batter, or raw egg, that is tasted',
    source: 'CDC',
    underMonths: { child: ALWAYS },
    unless: { not_tasted: 0 },
  },
  poultry_reptiles: {
    about: 'contact with live poultry, reptiles, amphibians',
    source: 'CDC',
    underMonths: { child: 60, adult: 0, near: 60 },
    unless: { at_a_distance: 0 },
    notes: ['animals'],
  },
  direct_sun: { about: 'direct sun as part of the plan; outdoors across midday without shade', source: 'AAP', underMonths: { child: 6 } },
  heat: {
    about: 'stove, oven, kettle, iron, hot glue, hot water',
    source: 'common safety guidance',
    underMonths: { child: 96, adult: 0, near: 0 },
    notes: ['adult_cuts_heats'],
  },
  blades: {
    about: 'sharp knives, graters, craft knives, saws, needles',
    source: 'common safety guidance',
    underMonths: { child: 96, adult: 0, near: 0 },
    unless: { blunt: 36 },
    notes: ['adult_cuts_heats'],
  },
  scissors: {
    about: 'scissors',
    source: 'common safety guidance',
    underMonths: { child: 24, adult: 0, near: 0 },
    notes: ['adult_cuts_heats'],
  },
  fire: {
    about: 'fire, candles, matches, lighters',
    source: 'NFPA; age our choice',
    underMonths: { child: 96, adult: 0, near: 0 },
    notes: ['fire'],
  },
  fireworks: { about: 'sparklers, fireworks', source: 'CPSC; age our choice', underMonths: { child: 144 } },
  sun_gazing: {
    about: 'looking at the sun or an eclipse',
    source: 'AAO; ISO 12312-2',
    underMonths: { child: ALWAYS },
    unless: { certified_viewer: 0 },
  },
  lasers: { about: 'laser pointers', source: 'FDA', underMonths: { child: ALWAYS } },
  projectiles: {
    about: 'projectiles other than soft ones',
    source: 'ASTM F963 4.21; age our choice',
    underMonths: { child: 96 },
    unless: { soft: 0 },
    notes: ['goggles'],
  },
  dry_ice: { about: 'dry ice handled', source: 'common safety guidance', underMonths: { child: ALWAYS, adult: 0, near: 0 } },
  screens: { about: 'screens', source: 'WHO 2019', underMonths: { child: 24, adult: 0 } },
  bags_necklaces: {
    about: 'plastic bags as play material; amber or teething necklaces',
    source: 'CFOC 5.5.0.7; FDA 2018',
    underMonths: { child: 36, adult: 0 },
  },
  baby_walker: { about: 'wheeled baby walkers', source: 'AAP', underMonths: { child: ALWAYS } },
  unsafe_sleep: {
    about: 'sleep or rest on cushions, blankets or with soft toys; tummy sleep',
    source: 'AAP Safe Sleep 2022',
    underMonths: { child: 12 },
  },
  shaking_throwing: { about: 'shaking or throwing into the air', source: 'AAP; throwing our choice', underMonths: { child: 24 } },
  strangling: {
    about: 'ropes, scarves or helmets on climbing frames; strings round the neck',
    source: 'CPSC playground handbook; 16 CFR 1120',
    underMonths: { child: ALWAYS },
  },
  climbing_furniture: { about: 'climbing furniture', source: '16 CFR 1261; age our choice', underMonths: { child: 72 } },
  wild_eating: {
    about: 'eating wild berries, mushrooms or unknown plants; known poisonous plants',
    source: 'CFOC 5.2.9.10',
    underMonths: { child: ALWAYS },
  },
  water_alone: {
    about: 'a bucket, tub or pool without an adult; children alone in or by water',
    source: 'CFOC 2.2.0.4',
    underMonths: { child: ALWAYS },
  },
  left_alone: { about: 'children left alone: in a car, at a stove, anywhere', source: 'NHTSA; CFOC 2.2.0.4', underMonths: { child: 96 } },
  repellent: { about: 'insect repellent', source: 'CDC', underMonths: { child: 2 } },
  eucalyptus_oils: { about: 'oil of lemon eucalyptus, essential oils', source: 'CDC; EMA', underMonths: { child: 36 } },
  extreme_weather: {
    about: 'outdoors at a heat index of 32 °C or more, or wind chill under −15 °C, as part of the plan',
    source: 'CFOC 3.1.3.2',
    underMonths: { child: ALWAYS },
  },
  unsafe_skin_paint: { about: 'black henna, unlabelled face paint', source: 'FDA', underMonths: { child: ALWAYS } },
  eyes_covered_moving: {
    about: 'eyes covered while moving',
    source: 'our choice',
    underMonths: { child: 48 },
    notes: ['spotter'],
  },
  eyes_covered_hazard: {
    about: 'eyes covered while moving barefoot on uneven ground, backwards, near steps or water',
    source: 'our choice',
    underMonths: { child: ALWAYS },
  },
  social_media: {
    about: 'showing photographs or names of children on social media',
    source: 'COPPA (under 13); else our choice',
    underMonths: { child: ALWAYS },
  },
  ranking: {
    about: 'wording that screens, diagnoses or ranks a child',
    source: 'the app informs, it does not diagnose',
    underMonths: { child: ALWAYS },
  },
  // The following rows block nothing: they only require notes.
  water: { about: 'water to play with or wash in', source: 'CFOC 2.2.0.4', underMonths: { child: 0 }, notes: ['water'] },
  open_water: { about: 'pool, pond, sea, river, bath', source: 'CFOC 2.2.0.4', underMonths: { child: 0 }, notes: ['water'] },
  boats: { about: 'going in a boat', source: 'US Coast Guard', underMonths: { child: 0 }, notes: ['water', 'boat'] },
  eating: { about: 'food that is eaten', source: 'CFOC 4.5.0.10', underMonths: { child: 0 }, notes: ['cut_food'] },
  cords: { about: 'cords, strings, ribbons', source: 'ASTM F963', underMonths: { child: 0 }, notes: ['cords'] },
  wheels: { about: 'bike, scooter, skates', source: 'AAP', underMonths: { child: 0 }, notes: ['helmet'] },
  heights: { about: 'climbing, swings, slides', source: 'CPSC playground handbook', underMonths: { child: 0 }, notes: ['soft_ground'] },
  balancing: { about: 'balancing above the ground; turning with eyes closed', source: 'our choice', underMonths: { child: 0 }, notes: ['spotter'] },
  mammals: { about: 'dogs, cats, farm animals; petting zoos', source: 'AAP; CDC; NASPHV', underMonths: { child: 0 }, notes: ['animals'] },
  long_grass: { about: 'woods, bushes, long grass', source: 'CDC', underMonths: { child: 0 }, notes: ['ticks'] },
  traffic: { about: 'walking along or across a road', source: 'AAP', underMonths: { child: 0 }, notes: ['traffic'] },
} as const satisfies Record<string, Hazard>

export type HazardCode = keyof typeof hazards
export const hazardCodes = Object.keys(hazards).filter((code): code is HazardCode => code in hazards)

/** Returns a row as plain data, for code that handles all rows. */
export function hazardOf(code: HazardCode): Hazard {
  return hazards[code]
}

/** Lists the harmless ways of a row: foil, blunt, at_a_distance … */
export function harmlessWaysOf(code: HazardCode): Way[] {
  return ways.filter((way) => hazardOf(code).unless?.[way] !== undefined)
}

/** From the row's age up to this one (months), screens are allowed for at most `screenLimitMinutes`: WHO 2019. */
export const screenLimitUnderMonths = 60
export const screenLimitMinutes = 60
/** Below this age (months) the adult stays within arm's reach of water: CFOC 2.2.0.4. */
export const armsReachUnderMonths = 72
