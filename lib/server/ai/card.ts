import 'server-only'
import { adaptationsFor } from '#lib/domain/adaptations'
import { interestTags } from '#lib/domain/interest-tags'
import { picturesOf } from '#lib/domain/tag-pictures'
import type { Language, Tag } from '#lib/domain/vocabulary'
import type { ModelCard } from '#lib/schemas/model-answer'
import type { Card } from '#lib/server/activity-store'

/** As many tags as the library's activities have at most. */
const MOST_TAGS = 8

/** A model's card, checked and with its notes, as it is stored for an age in months: with tags and pictures by our own rules. */
export function storableCard({ easier, harder, ...card }: ModelCard, language: Language, ageMonths: number): Card {
  const tags = tagsOf(card)
  const adaptations = easier && harder ? adaptationsFor({ ...card, easier, harder }, ageMonths) : []
  return { ...card, source: 'ai', catalogueId: null, language, adaptations, tags, picture: picturesOf(tags, card.title) }
}

/** What it speaks of, the title's first. */
function tagsOf({ title, description, benefits }: Omit<ModelCard, 'easier' | 'harder'>): Tag[] {
  const found = [title, description, ...benefits].flatMap(interestTags)
  return [...new Set(found)].slice(0, MOST_TAGS)
}
