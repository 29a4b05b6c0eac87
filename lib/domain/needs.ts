/** What a child needs of an activity: which ones it makes impossible or hard, which ones it suits, and how a model is told. */
import type { Difficulty, Need, Tag, Trait } from '#lib/domain/vocabulary'

/** What tells something of an activity. */
type Feature = Tag | Trait | Difficulty

interface Meaning {
  /** For a model: what is needed, in words of what helps, never of a diagnosis. */
  words: string
  /** What it is about cannot be done so, or gives nothing. */
  impossible?: readonly Feature[]
  /** It takes help or changes. */
  hard?: readonly Feature[]
  helps?: readonly Feature[]
}

const feet = ['running', 'jumping', 'climbing', 'gymnastics', 'skating', 'cycling'] as const
const roughGround = ['mud', 'sand', 'beach', 'snow'] as const
const pictures = ['drawing', 'photography', 'light_shadow', 'colors', 'color_mixing', 'puzzles', 'comics', 'mirrors', 'stars'] as const
const wordGames = ['poetry', 'riddles', 'jokes'] as const
const handsOn = ['music', 'art', 'painting', 'building'] as const

const meanings: Readonly<Record<Need, Meaning>> = {
  wheelchair: {
    words: 'uses a wheelchair',
    impossible: [...feet, 'crawling', 'walking'],
    hard: ['active', 'balance', 'gross_motor', 'sports', 'football', 'yoga', 'forest', ...roughGround],
  },
  walking_aid: {
    words: 'walks with a frame or crutches',
    impossible: feet,
    hard: [
      'active',
      'walking',
      'crawling',
      'balance',
      'gross_motor',
      'sports',
      'football',
      'basketball',
      'dancing',
      'yoga',
      'forest',
      ...roughGround,
    ],
    helps: ['calm'],
  },
  tires_quickly: {
    words: 'tires quickly and needs rests',
    hard: ['active', 'strength', 'sports', 'football', 'basketball', 'swimming', ...feet],
    helps: ['calm', 'easy'],
  },
  hands_need_help: {
    words: 'needs help with what takes skilful hands',
    impossible: ['sewing', 'origami', 'jewelry', 'weaving'],
    hard: ['fine_motor', 'writing', 'drawing', 'woodwork', 'puzzles', 'bricks', 'card_games'],
    helps: ['gross_motor', 'listening', 'stories', 'singing'],
  },
  low_vision: {
    words: 'sees little: large, near and strong in contrast helps',
    hard: [...pictures, 'patterns', 'maps', 'writing', 'letters', 'sewing', 'jewelry', 'origami', 'observation', 'board_games', 'card_games'],
    helps: ['music', 'listening', 'singing', 'senses', 'sensory'],
  },
  blind: {
    words: 'does not see: touch, sound and smell carry it',
    impossible: pictures,
    hard: [
      ...feet,
      'painting',
      'patterns',
      'maps',
      'writing',
      'letters',
      'sewing',
      'origami',
      'observation',
      'board_games',
      'card_games',
      'ball_games',
    ],
    helps: ['music', 'listening', 'singing', 'senses', 'sensory', 'stories'],
  },
  hard_of_hearing: {
    words: 'hears little: show as well as say',
    hard: ['listening', 'music', 'singing', 'rhythm', 'instruments', 'languages', ...wordGames],
    helps: ['art', 'painting', 'drawing', 'building', 'observation'],
  },
  deaf: {
    words: 'does not hear: show instead of saying',
    impossible: ['listening', 'music', 'singing', 'instruments'],
    hard: ['rhythm', 'drums', 'dancing', 'speech', 'stories', 'languages', ...wordGames],
    helps: ['art', 'painting', 'drawing', 'building', 'observation'],
  },
  noise_sensitive: {
    words: 'is sensitive to noise: quiet, without sudden sounds',
    impossible: ['drums', 'instruments'],
    hard: ['active', 'rhythm', 'music', 'firefighters', 'social'],
    helps: ['calm', 'mindfulness'],
  },
  light_sensitive: {
    words: 'is sensitive to bright and flickering light',
    impossible: ['light_shadow'],
    hard: ['photography', 'mirrors', 'snow', 'beach'],
  },
  touch_sensitive: {
    words: 'is sensitive to touch: nothing wet, sticky or slimy on the skin, or tools for it',
    impossible: ['messy', 'mud', 'sand', 'clay'],
    hard: ['sensory', 'painting', 'beach', 'baking'],
  },
  seeks_movement: {
    words: 'needs to move a lot',
    hard: ['calm'],
    helps: ['active', 'running', 'jumping', 'climbing', 'dancing', 'gross_motor'],
  },
  few_words: {
    words: 'speaks few words: pointing and doing are answers too',
    impossible: wordGames,
    hard: ['speech', 'vocabulary', 'writing', 'letters', 'early_literacy', 'languages', 'theater'],
    helps: handsOn,
  },
  sign_language: {
    words: 'uses sign language',
    impossible: wordGames,
    hard: ['listening', 'singing', 'speech', 'vocabulary', 'writing', 'languages'],
    helps: ['art', 'painting', 'building', 'observation'],
  },
  picture_cards: {
    words: 'talks with picture cards',
    impossible: wordGames,
    hard: ['speech', 'vocabulary', 'writing', 'languages', 'theater'],
    helps: handsOn,
  },
  new_language: {
    words: 'is new to the language: few and simple words, shown as they are said',
    impossible: wordGames,
    hard: ['speech', 'vocabulary', 'writing', 'letters', 'early_literacy', 'theater'],
    helps: handsOn,
  },
  clear_steps: {
    words: 'needs short, clear steps, one at a time',
    hard: ['hard'],
    helps: ['no_prep', 'easy'],
  },
}

/** More than all else can give back, a category that has come often included: it comes when nothing else is left. */
const IMPOSSIBLE_COST = 2
/** More than what the child cares about or likes gives. */
const HARD_COST = 0.4
const HELP = 0.08

/** What of an activity meets the needs or does not. */
interface Needing {
  tags: readonly string[]
  traits: readonly string[]
  difficulty: Difficulty
}

/**
 * What an activity loses for what is needed, each need once: 2 for one that makes it plainly impossible, 0.4 for one that makes
 * it hard; below 0 where it suits. Never a reason to block: an adult may know a way.
 */
export function needsCost({ tags, traits, difficulty }: Needing, needs: readonly Need[]): number {
  const features = new Set([...tags, ...traits, difficulty])
  const has = (list: readonly Feature[] = []) => list.some((feature) => features.has(feature))
  return needs.reduce((total, need) => {
    const { impossible, hard, helps } = meanings[need]
    const cost = has(impossible) ? IMPOSSIBLE_COST : has(hard) ? HARD_COST : 0
    return total + cost - (has(helps) ? HELP : 0)
  }, 0)
}

/** What is needed, in English, for a model. */
export function needWords(need: Need): string {
  return meanings[need].words
}
