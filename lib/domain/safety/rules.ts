/** The safety rules as data: what each one does, at which ages (months of the youngest present, upper bound excluded) and where it comes from. */

export const blockRuleIds = [
  'small_parts',
  'balloons',
  'choking_food',
  'honey',
  'trampoline',
  'loose_fill',
  'water_beads',
  'magnets',
  'button_batteries',
  'toxic_art',
  'raw_dough',
  'live_animals',
  'midday_sun',
  'heat_blades',
  'allergy',
  'screens',
  'diagnosis',
  'markup',
] as const
export type BlockRuleId = (typeof blockRuleIds)[number]

export const requireRuleIds = ['water', 'small_parts_warning', 'sun', 'cut_food', 'cords', 'helmet', 'adult_cuts_heats'] as const
export type RequireRuleId = (typeof requireRuleIds)[number]

/** Ages in months: the rule holds from `fromMonths` and below `underMonths`; `Infinity` means every age. */
export interface AgeRange {
  fromMonths: number
  underMonths: number
}
export interface BlockRule extends AgeRange {
  id: BlockRuleId
  effect: 'block'
  about: string
  source: string
}
export interface RequireRule extends AgeRange {
  id: RequireRuleId
  effect: 'require'
  about: string
  source: string
}

const block = (id: BlockRuleId, underMonths: number, about: string, source: string): BlockRule => ({
  id,
  effect: 'block',
  fromMonths: 0,
  underMonths,
  about,
  source,
})
const require = (id: RequireRuleId, fromMonths: number, underMonths: number, about: string, source: string): RequireRule => ({
  id,
  effect: 'require',
  fromMonths,
  underMonths,
  about,
  source,
})

export const blockRules: readonly BlockRule[] = [
  block('small_parts', 36, 'small parts, marbles, balls of 44.4 mm or less, beads, coins, loose buttons', '16 CFR 1501; CPSC small parts guidance'),
  block('balloons', 96, 'latex balloons, inflated or not', 'Caring for Our Children (CFOC) 6.4.1.5'),
  block(
    'choking_food',
    48,
    'nuts, whole grapes, popcorn, hard sweets, marshmallows, hot-dog and raw-carrot rounds, seeds, spoonfuls of nut butter',
    'CFOC 4.5.0.10',
  ),
  block('honey', 12, 'honey, cooked too', 'public-health guidance on infant botulism'),
  block('trampoline', 72, 'trampolines', 'AAP'),
  block('loose_fill', 36, 'glitter, powdered tempera, dried beans or pasta for loose play, shaving foam', 'early-childhood health consultants'),
  block('water_beads', Infinity, 'expanding gel beads', '16 CFR 1250; CPSC'),
  block('magnets', Infinity, 'loose high-power magnets', '16 CFR 1262'),
  block('button_batteries', Infinity, 'loose button or coin batteries', "children's hospitals' guidance"),
  block('toxic_art', Infinity, 'spray adhesive, solvent-based or unlabelled art materials', 'CFOC 5.2.9.7; ASTM D4236'),
  block('raw_dough', Infinity, 'raw-flour dough or batter that is tasted, raw egg', 'CDC'),
  block('live_animals', 60, 'contact with live poultry, reptiles, amphibians', 'CDC'),
  block('midday_sun', 6, 'direct midday sun as part of the plan', 'AAP'),
  block('heat_blades', 96, 'hot glue, stove, oven, kettle, iron, knives used by the child', 'common safety guidance'),
  block('allergy', Infinity, 'an ingredient or material on the allergy list', 'the profile'),
  block('screens', 60, 'any screen under 24 months; more than an hour from 24 to under 60 months', 'WHO 2019'),
  block('diagnosis', Infinity, 'wording that screens, diagnoses or ranks a child', 'the app informs, it does not diagnose'),
  block('markup', Infinity, 'markup and links in a text field', 'cards may come from a language model'),
]

export const requireRules: readonly RequireRule[] = [
  require('water', 0, Infinity, "water: within arm's reach under 6 years, constant supervision at every age", 'CFOC 2.2.0.4'),
  require('small_parts_warning', 36, 72, 'where small parts occur', 'CPSC'),
  require('sun', 0, Infinity, 'outdoors: hat, shade, water, not between 10 and 16 h where it can be avoided', 'AAP'),
  require('cut_food', 0, 36, 'eating: pieces of at most 6 mm (under 12 months) or 12 mm (12 to 36 months), seated', 'CFOC 4.5.0.10'),
  require('cords', 0, 18, 'cords and ribbons no longer than 30 cm', 'ASTM F963'),
  require('helmet', 0, Infinity, 'wheels: bike, scooter, skates', 'AAP'),
  require('adult_cuts_heats', 0, Infinity, 'a blade or heat: an adult does the cutting or heating', 'common safety guidance'),
]

/** The diameter in millimetres up to which a ball is a small ball: 1.75 in exactly, which 16 CFR 1500.18(a)(17) rounds to 44.4 mm. */
export const smallBallMm = 44.45
/** Below this age (months) any screen is too much; from here on `screenLimitMinutes` a day: WHO 2019. */
export const noScreensUnderMonths = 24
export const screenLimitMinutes = 60
/** Below this age (months) the adult stays within arm's reach of water: CFOC 2.2.0.4. */
export const armsReachUnderMonths = 72

/** Whether the rule holds for somebody of that age in months. */
export function holdsAt(rule: AgeRange, months: number): boolean {
  return months >= rule.fromMonths && months < rule.underMonths
}
