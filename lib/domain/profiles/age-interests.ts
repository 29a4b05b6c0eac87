import type { Tag } from '#lib/domain/platform/vocabulary'

/** Common interests and skills by age, as suggestions. Upper ends in months, excluded. */
const bands: readonly { underMonths: number; tags: readonly Tag[] }[] = [
  { underMonths: 12, tags: ['sensory', 'tummy_time', 'crawling', 'singing', 'mirrors', 'books', 'light_shadow', 'music'] },
  { underMonths: 36, tags: ['animals', 'water', 'sand', 'blocks', 'ball_games', 'dancing', 'trucks', 'painting', 'bubbles'] },
  { underMonths: 72, tags: ['dinosaurs', 'building', 'dressing_up', 'treasure_hunts', 'insects', 'stories', 'trains', 'baking', 'balance'] },
  { underMonths: 120, tags: ['science', 'magic', 'football', 'drawing', 'mysteries', 'nature', 'robots', 'cooking', 'volcanoes'] },
  { underMonths: Number.POSITIVE_INFINITY, tags: ['photography', 'cooking', 'comics', 'experiments', 'sports', 'maps', 'theater', 'inventions'] },
]

/** Returns the themes and skills to suggest for an age in months. */
export function suggestedTags(ageMonths: number): readonly Tag[] {
  return bands.find(({ underMonths }) => ageMonths < underMonths)?.tags ?? []
}

/** All suggested tags, each once. */
export const allSuggestedTags: readonly Tag[] = [...new Set(bands.flatMap(({ tags }) => tags))]
