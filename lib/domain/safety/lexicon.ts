/** What the three term files have in common. The notation of a phrase is explained in match.ts; phrases are separated by commas or line ends. */
import type { Allergen } from '#lib/domain/vocabulary'

/** Words that name a danger, or half of one (a dry food is loose fill only when it is dry and played with). */
export const dangerGroups = [
  'small_parts',
  'balls',
  'seeds',
  'balloons',
  'choking_food',
  'choking_unless_cut',
  'choking_unless_soft',
  'nut_butter_spoon',
  'honey',
  'trampoline',
  'loose_fill',
  'dry_food',
  'water_beads',
  'magnets',
  'button_batteries',
  'toxic_art',
  'raw_food',
  'dough',
  'animals',
  'midday_sun',
  'heat_blades',
  'screens',
  'diagnosis',
  'material_only',
] as const

/** Innocent compounds: a mention inside one is no mention. */
export const innocentGroups = [
  'not_small_parts',
  'not_balls',
  'not_seeds',
  'not_balloons',
  'not_choking',
  'not_honey',
  'not_trampoline',
  'not_loose_fill',
  'not_dry_food',
  'not_water_beads',
  'not_magnets',
  'not_button_batteries',
  'not_toxic_art',
  'not_raw_dough',
  'not_animals',
  'not_midday_sun',
  'not_heat_blades',
  'not_screens',
  'not_screen_long',
  'not_diagnosis',
  'not_water',
  'not_eat',
  'not_cords',
  'not_wheels',
  'not_heat_note',
] as const

/** Words that have another meaning in a scene, and what tells that the card is one: a cloth screen, rhymes, drops of water. */
export const sceneGroups = [
  'bare_screen',
  'cloth_screen',
  'bare_rhyme',
  'rhymes',
  'bare_drops',
  'drops',
  'bare_diagnosis',
  'toy_clinic',
  'bare_plank',
  'exercise',
  'farm',
  'toy_kitchen',
  'toy_food',
] as const

/** Words around a danger that decide whether it is one. */
export const contextGroups = [
  'neg_far',
  'neg_near',
  'neg_swap',
  'neg_tool',
  'swap_for',
  'neg_after',
  'neg_free',
  'keep',
  'away',
  'false_neg',
  'neg_break',
  'condition',
  'pronoun',
  'contains',
  'allergy_question',
  'list_joiner',
  'implies_use',
  'use_verb',
  'joiner',
  'hazard',
  'watch_out',
  'into_mouth',
  'look_before',
  'look_after',
  'look_joined',
  'role',
  'definite',
  'single',
  'comes_from',
  'use_denied',
  'simile',
  'example',
  'depict',
  'depict_break',
  'depict_after',
  'reason',
  'toy_before',
  'toy_after',
  'pretend',
  'live',
  'adult',
  'child',
  'distance',
  'range',
  'sand_dough',
  'speech_balloon',
  'inflate',
  'hand_over',
  'child_seen',
  'large',
  'cut_small',
  'soft',
  'dry',
  'play',
  'sealed',
  'eat',
  'plant',
  'seed_play',
  'taste',
  'taste_it',
  'lick_tool',
  'baked',
  'contact',
  'refers_back',
  'animal_part',
  'screen_long',
  'episode',
  'noon',
  'not_noon',
  'sun_place',
  'shade',
  'clock_at',
  'clock_am',
  'clock_pm',
  'egg',
  'egg_part',
  'beat_egg',
  'raw_dish',
  'cooks',
  'taste_bit',
  'onlooker',
  'hot_tool',
  'hot_act',
  'hot_grip',
  'number',
  'unit_mm',
  'unit_cm',
  'unit_inch',
  'at_least',
  'minute',
  'hour',
  'and_half',
] as const

/** Words that call for a note, and words by which a card already gives it. */
export const noteGroups = [
  'water',
  'open_water',
  'cords',
  'wheels',
  'heat',
  'blade',
  'said_arms_reach',
  'said_watch',
  'said_small_parts',
  'said_hat',
  'said_shade',
  'said_sun_hours',
  'said_6mm',
  'said_12mm',
  'said_seated',
  'said_cords',
  'said_helmet',
] as const

export type Group =
  | (typeof dangerGroups)[number]
  | (typeof innocentGroups)[number]
  | (typeof sceneGroups)[number]
  | (typeof contextGroups)[number]
  | (typeof noteGroups)[number]

/** One language's words. `allergens`: the words of each, the compounds that do not hold it, and the marks that take it out ("gluten-free"). */
export interface Terms {
  groups: Partial<Record<Group, string>>
  numbers: Readonly<Record<string, number>>
  allergens: Record<Allergen, { words: string; innocent?: string; without?: string }>
}

/** The phrases of a list as it stands in a term file. */
export function phrasesOf(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
