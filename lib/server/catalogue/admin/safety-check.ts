import 'server-only'
import { materialNames } from '#lib/catalogue/activity-rows'
import { blockedSteps, safetyQuestions } from '#lib/domain/catalogue/catalogue-safety'
import { emptyGuidance } from '#lib/domain/catalogue/guidance'
import type { Language } from '#lib/domain/platform/basics'
import { findSubstance } from '#lib/domain/safety/substances'
import type { SafetyCheck, SafetyCheckInput } from '#lib/schemas/catalogue/catalogue'
import { wirePath } from '#lib/schemas/platform/wire'
import { shownMaterials } from '#lib/server/catalogue/admin/content'
import { splitGroupTexts } from '#lib/server/catalogue/admin/with-group'
import { pool } from '#lib/server/platform/db'

/** Returns the dangerous words that an activity's writer must answer for, and which of them the facts answer. */
export async function checkSafety(
  { materials = [], facts = null, text: written, ...given }: SafetyCheckInput,
  language: Language,
): Promise<SafetyCheck> {
  const { text, texts } = splitGroupTexts(written)
  const guidingIn = (one: Language) => ({ quick: [], guidance: { ...emptyGuidance, group: texts[one]?.trim() || null } })
  const content = { ...given, text, guiding: { en: guidingIn('en'), es: guidingIn('es'), he: guidingIn('he') } }
  const ids = materials.map(({ id }) => id)
  const shown = shownMaterials({ materials }, await materialNames(pool, ids))
  const questions = safetyQuestions(content, shown, facts).map(({ path, about, language: written, word, isNever, isCovered }) => ({
    language: written,
    field: wirePath(path),
    word,
    hazard: 'hazard' in about ? about.hazard : null,
    substance: 'substance' in about ? toShownSubstance(about.substance, language) : null,
    isNever,
    isCovered,
  }))
  const blocked = facts ? blockedSteps(facts, content.ageMinMonths).map(({ path, hazard }) => ({ field: wirePath(path), hazard })) : []
  return { questions, blocked }
}

function toShownSubstance(id: string, language: Language) {
  const { name, kind } = findSubstance(id) ?? {}
  return { id, name: name?.[language] ?? id, kind: kind ?? ('material' as const) }
}
