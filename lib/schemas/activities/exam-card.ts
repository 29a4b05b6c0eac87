import * as z from 'zod/mini'
import { languages } from '#lib/domain/platform/basics'
import { needs } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import type { LintedText } from '#lib/domain/safety/lint'

const texts = z.array(z.string())

/** A card that examines a reader: its texts, who is present, and what a careful nurse would do. */
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
  /** Of the youngest present. */
  age_months: z.int().check(z.minimum(0), z.maximum(MAX_AGE_MONTHS)),
  allergies: z._default(texts, []),
  needs: z._default(z.array(z.enum(needs)), []),
  expect: z.enum(['refuse', 'pass']),
})
export type ExamCard = z.infer<typeof examCard>

/** The texts of a card as the lint reads them. */
export function lintedExamCard({ card: { materials_needed: materials, safety_notes: safetyNotes, ...rest } }: Pick<ExamCard, 'card'>): LintedText {
  return { ...rest, materials, safetyNotes, guidance: [] }
}
