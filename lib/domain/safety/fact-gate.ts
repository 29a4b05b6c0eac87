/**
 * The gate for a model's card with facts from a reader: the facts decide, and the text is searched only for markup and for allergies that
 * no list knows.
 */
import { typedAllergiesIn } from '#lib/domain/safety/allergies'
import type { Facts } from '#lib/domain/safety/facts'
import { type FactRefusal, factRefusals, type SafetyAudience } from '#lib/domain/safety/gate'
import { type LintedText, passagesOf } from '#lib/domain/safety/lint'
import { markupIn } from '#lib/domain/safety/markup'

export interface CardRefusal {
  rule: FactRefusal['rule'] | 'markup'
  match: string
}

/** Returns all reasons to refuse a card with facts for these children; empty if it may be shown. */
export function cardRefusals(facts: Facts, text: LintedText, audience: SafetyAudience): CardRefusal[] {
  const texts = passagesOf(text).map((passage) => passage.text)
  return [
    ...texts.flatMap((line) => markupIn(line) ?? []).map((match) => ({ rule: 'markup' as const, match })),
    ...factRefusals(facts, audience),
    ...typedAllergiesIn(texts, audience.allergies).map((match) => ({ rule: 'allergy' as const, match })),
  ]
}
