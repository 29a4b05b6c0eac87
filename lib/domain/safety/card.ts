/** What the gate reads and what it answers. */

import type { Language, Setting } from '#lib/domain/basics'
import type { BlockRuleId, RequireRuleId } from '#lib/domain/safety/rules'
import type { Allergen } from '#lib/domain/vocabulary'

export interface SafetyCard {
  language: Language
  title: string
  description: string
  benefits: string[]
  materialsNeeded: string[]
  instructions: string[]
  safetyNotes: string[]
  adaptations?: string[]
  setting: Setting
  durationMinutes: number
  /** known by material id */
  allergens?: Allergen[]
}
export interface SafetyAudience {
  /** the youngest present, months (corrected age under 24 months) */
  youngestMonths: number
  /** codes of the 14 EU allergens, or free texts */
  allergies: string[]
}
export interface SafetyVerdict {
  blocked: { rule: BlockRuleId; match: string }[]
  requiredNotes: RequireRuleId[]
}
