import 'server-only'
import { listLastCards, sortByFrequency } from '#lib/domain/activities/last-batches'
import { chooseThemes } from '#lib/domain/activities/themes'
import type { Language } from '#lib/domain/platform/basics'
import type { CardRequest } from '#lib/server/activities/ai/prompt'
import type { SignedIn } from '#lib/server/auth/sessions'
import { findNamedMaterials } from '#lib/server/catalogue/materials'
import { listRecentCards, type RecipientIds } from '#lib/server/profiles/child-history'

interface Batch {
  id: string
  language: Language
  now: Date
}

/** Reads what a model's batch must differ from: the titles of the last month, and the themes and materials of the last three batches. */
export async function readVariety(user: SignedIn, recipient: RecipientIds, batch: Batch): Promise<Pick<CardRequest, 'avoid' | 'themes' | 'lately'>> {
  const recent = await listRecentCards(user, recipient, batch.now)
  const last = listLastCards(recent, batch.id)
  // Words of another language may mean something else in this one.
  const lines = last.flatMap(({ language, materialsNeeded }) => (language === batch.language ? materialsNeeded : []))
  return {
    avoid: recent.map(({ title }) => title),
    themes: chooseThemes(batch.id, [...new Set(last.map(({ batchId }) => batchId))]),
    lately: { tags: sortByFrequency(last.flatMap(({ tags }) => tags)), materials: sortByFrequency(await findNamedMaterials(lines, batch.language)) },
  }
}
