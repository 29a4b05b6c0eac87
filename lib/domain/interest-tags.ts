import type { Tag } from '#lib/domain/vocabulary'

/** The tags a text speaks of. */
export function interestTags(_text: string): Tag[] {
  return []
}
