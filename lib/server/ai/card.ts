import 'server-only'
import { adaptationsFor } from '#lib/domain/adaptations'
import { interestTags } from '#lib/domain/interest-tags'
import { type SafetyAudience, withRequiredNotes } from '#lib/domain/safety/gate'
import { picturesOf } from '#lib/domain/tag-pictures'
import type { Language, Tag } from '#lib/domain/vocabulary'
import type { ModelCard } from '#lib/schemas/model-answer'
import type { Card } from '#lib/server/activity-store'
import { waysOf } from '#lib/server/ai/generate'

/** As many tags as the library's activities have at most. */
const MOST_TAGS = 8

/** A model's card as it is stored: with the notes its audience requires, and with tags and pictures by our own rules. */
export function storableCard(written: ModelCard, language: Language, audience: SafetyAudience): Card {
  const { easier, harder, ...card } = written
  const { safetyNotes } = withRequiredNotes({ ...card, language, adaptations: waysOf(written) }, audience)
  const tags = tagsOf(written)
  const adaptations = easier && harder ? adaptationsFor({ ...card, easier, harder }, audience.youngestMonths) : []
  return { ...card, source: 'ai', catalogueId: null, language, safetyNotes, adaptations, tags, picture: picturesOf(tags, card.title) }
}

/** What it speaks of, the title's first. */
function tagsOf({ title, description, benefits }: ModelCard): Tag[] {
  const found = [title, description, ...benefits].flatMap(interestTags)
  return [...new Set(found)].slice(0, MOST_TAGS)
}
