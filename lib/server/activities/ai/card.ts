import 'server-only'
import { groupWays, listAdaptations } from '#lib/domain/activities/adaptations'
import { factTags } from '#lib/domain/activities/fact-tags'
import { picturesOf } from '#lib/domain/activities/tag-pictures'
import { usualScene } from '#lib/domain/catalogue/scenes'
import type { Language } from '#lib/domain/platform/basics'
import type { Tag } from '#lib/domain/platform/vocabulary'
import { tagsNamed } from '#lib/domain/profiles/interest-tags'
import type { Card } from '#lib/server/activities/activity-store'
import type { JudgedModelCard } from '#lib/server/activities/ai/judge'

/** Maximum tags of a library activity, which also limits a model's. */
const MOST_TAGS = 8

/** Recipient whose ages, in months, a card must fit. */
interface Fitted {
  agesMonths: readonly number[]
  groupId: string | null
}

/**
 * Converts a model's checked card to the stored form: with tags and pictures by our rules, and for a group with an easier and a harder way,
 * even if the model gave none.
 */
export function storableCard({ easier, harder, ...card }: JudgedModelCard, language: Language, { agesMonths, groupId }: Fitted): Card {
  const tags = tagsOf(card, language)
  const usual = groupId === null ? undefined : groupWays[language]
  const ways = easier && harder ? { easier, harder } : usual
  const adaptations = ways ? listAdaptations({ ...card, ...ways, language }, agesMonths) : []
  const unsaid = { prepMinutes: null, tidyMinutes: null, quick: [], guidance: null, groupPlan: null, scene: usualScene[card.setting] }
  return { ...card, ...unsaid, source: 'ai', catalogueId: null, language, adaptations, tags, picture: picturesOf(tags, card.title) }
}

/** Finds the tags of an activity in its title and materials, then in its facts. Benefits ("trains the eyes") are not about the activity. */
function tagsOf({ title, materialsNeeded, facts }: Pick<JudgedModelCard, 'title' | 'materialsNeeded' | 'facts'>, language: Language): Tag[] {
  const named = [title, ...materialsNeeded].flatMap((text) => tagsNamed(text, language))
  const declared = facts === null ? [] : factTags(facts)
  return [...new Set([...named, ...declared])].slice(0, MOST_TAGS)
}
