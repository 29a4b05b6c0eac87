/** The fixed words for activities, interests and needs. No other text about a child is ever sent to a model. */

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** The 14 allergens that EU law makes sellers name: Regulation (EU) No 1169/2011, Annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]

/** The needs of a child, named by what helps, never by a diagnosis. */
export const needsByKind = {
  mobility: ['wheelchair', 'walking_aid', 'tires_quickly', 'hands_need_help'],
  sensory: ['low_vision', 'blind', 'hard_of_hearing', 'deaf', 'noise_sensitive', 'light_sensitive', 'touch_sensitive', 'seeks_movement'],
  communication: ['few_words', 'sign_language', 'picture_cards', 'new_language', 'clear_steps'],
} as const
export type NeedKind = keyof typeof needsByKind
export type Need = (typeof needsByKind)[NeedKind][number]
export const needs: readonly Need[] = [...needsByKind.mobility, ...needsByKind.sensory, ...needsByKind.communication]

/** Returns whether a text is a need of the vocabulary, which may have changed since it was stored. */
export function isNeed(text: string): text is Need {
  return needs.some((need) => need === text)
}

/** Head Start Early Learning Outcomes Framework: its five central domains. */
export const elofDomains = ['approaches_to_learning', 'social_emotional', 'language_literacy', 'cognition', 'perceptual_motor_physical'] as const

/** Early Years Foundation Stage (England): its seven areas of learning. */
export const eyfsAreas = [
  'communication_language',
  'physical',
  'personal_social_emotional',
  'literacy',
  'mathematics',
  'understanding_world',
  'expressive_arts',
] as const

/** The areas of both frameworks, which educators plan by. */
export const learningAreas = [...elofDomains, ...eyfsAreas] as const
export type LearningArea = (typeof learningAreas)[number]

/** Demands on the room and the adult, as in the complaint "too messy"; `several_days`: it needs the day before or goes on later. */
export const traits = ['messy', 'active', 'calm', 'no_prep', 'social', 'several_days'] as const
export type Trait = (typeof traits)[number]

/** The places for an activity, by setting; "anywhere" is both. */
export const placesBySetting = {
  indoor: ['home', 'table', 'bed', 'bath', 'classroom', 'hall', 'car', 'transit', 'waiting_room'],
  outdoor: ['yard', 'park', 'playground', 'street'],
} as const
export const activityPlaces = [...placesBySetting.indoor, ...placesBySetting.outdoor, 'anywhere'] as const
export type ActivityPlace = (typeof activityPlaces)[number]

/** The occasions an activity suits. */
export const occasions = [
  'rain',
  'bedtime',
  'waiting',
  'travel',
  'party',
  'sick_day',
  'meal',
  'getting_dressed',
  'new_sibling',
  'holiday',
  'morning',
  'after_school',
  'goodbye',
  'transition',
  'potty',
  'tidying',
  'visit',
] as const

export const categories = [
  'sensory-play',
  'movement',
  'arts-crafts',
  'music-rhythm',
  'stories-language',
  'building',
  'science',
  'nature',
  'pretend-play',
  'numbers-logic',
  'kitchen',
  'water-play',
  'adventures',
  'quiet-time',
  'games',
  'outings',
] as const

export const interests = [
  'animals',
  'ants',
  'art',
  'babies',
  'baking',
  'ball_games',
  'basketball',
  'beach',
  'bees',
  'birds',
  'blocks',
  'board_games',
  'boats',
  'books',
  'bricks',
  'bridges',
  'bubbles',
  'building',
  'buses',
  'butterflies',
  'camping',
  'card_games',
  'cars',
  'castles',
  'cats',
  'chemistry',
  'climbing',
  'clay',
  'collage',
  'collecting',
  'color_mixing',
  'colors',
  'comics',
  'cooking',
  'counting',
  'cultures',
  'cycling',
  'dancing',
  'diggers',
  'dinosaurs',
  'doctors',
  'dogs',
  'dolls',
  'dragons',
  'drawing',
  'dressing_up',
  'drums',
  'electricity',
  'environment',
  'experiments',
  'explorers',
  'fairies',
  'family',
  'farm',
  'fashion',
  'firefighters',
  'fish',
  'flowers',
  'flying',
  'food',
  'football',
  'forest',
  'friendship',
  'fruit',
  'gardening',
  'geography',
  'gymnastics',
  'history',
  'holidays',
  'horses',
  'human_body',
  'ice',
  'insects',
  'instruments',
  'inventions',
  'jewelry',
  'jokes',
  'jumping',
  'kites',
  'languages',
  'letters',
  'light_shadow',
  'machines',
  'magic',
  'maps',
  'math',
  'mirrors',
  'monsters',
  'moon',
  'mud',
  'music',
  'mysteries',
  'nature',
  'numbers',
  'origami',
  'painting',
  'paper',
  'patterns',
  'pets',
  'photography',
  'physics',
  'pirates',
  'planes',
  'planets',
  'plants',
  'poetry',
  'princesses',
  'puppets',
  'puzzles',
  'rain',
  'recycling',
  'reptiles',
  'riddles',
  'robots',
  'rockets',
  'running',
  'sand',
  'science',
  'sculpture',
  'sea_life',
  'seasons',
  'senses',
  'sewing',
  'shapes',
  'sharks',
  'shopping',
  'singing',
  'skating',
  'snow',
  'space',
  'spiders',
  'sports',
  'stars',
  'stones',
  'stories',
  'superheroes',
  'swimming',
  'theater',
  'tools',
  'towers',
  'trains',
  'treasure_hunts',
  'trees',
  'trucks',
  'vegetables',
  'vehicles',
  'volcanoes',
  'water',
  'weather',
  'weaving',
  'whales',
  'wild_animals',
  'wind',
  'woodwork',
  'writing',
  'yoga',
] as const

export const skills = [
  'attention',
  'balance',
  'body_awareness',
  'cause_effect',
  'cooperation',
  'coordination',
  'crawling',
  'creativity',
  'curiosity',
  'early_literacy',
  'early_math',
  'emotions',
  'empathy',
  'fine_motor',
  'gross_motor',
  'hand_eye',
  'imagination',
  'independence',
  'listening',
  'memory',
  'mindfulness',
  'observation',
  'persistence',
  'planning',
  'problem_solving',
  'rhythm',
  'self_care',
  'self_control',
  'sensory',
  'spatial',
  'speech',
  'strength',
  'tummy_time',
  'turn_taking',
  'vocabulary',
  'walking',
] as const

export const tags = [...interests, ...skills] as const
export type Tag = (typeof tags)[number]

/** Returns whether a text is a tag of the vocabulary, which may have changed since it was stored. */
export function isTag(text: string): text is Tag {
  return known.has(text)
}
const known: ReadonlySet<string> = new Set(tags)
