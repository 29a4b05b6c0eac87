import * as z from 'zod/mini'
import { languages } from '#lib/domain/platform/basics'
import { needs } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import type { LintedText } from '#lib/domain/safety/lint'

const texts = z.array(z.string())

/** An exam card for a reader: its texts, who is present, and the decision of a careful nurse. */
export const examCard = z.object({
  language: z.enum(languages),
  card: z.object({
    title: z.string(),
    description: z.string(),
    benefits: texts,
    materials_needed: texts,
    instructions: texts,
    safety_notes: texts,
    easier: z.string(),
    harder: z.string(),
  }),
  /** The age of the youngest child present. */
  age_months: z.int().check(z.minimum(0), z.maximum(MAX_AGE_MONTHS)),
  allergies: z._default(texts, []),
  needs: z._default(z.array(z.enum(needs)), []),
  expect: z.enum(['refuse', 'pass']),
})
export type ExamCard = z.infer<typeof examCard>

/** Converts a card's texts for the lint. */
export function lintedExamCard({ card: { materials_needed: materials, safety_notes: safetyNotes, ...rest } }: Pick<ExamCard, 'card'>): LintedText {
  return { ...rest, materials, safetyNotes, guidance: [] }
}
