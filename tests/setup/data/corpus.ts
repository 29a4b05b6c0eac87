import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Language, settings } from '#lib/domain/platform/basics'
import { needs } from '#lib/domain/platform/vocabulary'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { getWordRefusals, parseCard, type Refusal } from '#lib/domain/safety/word-gate'

const texts = z.array(z.string())
const corpusRow = z.strictObject({
  /** The dangerous part, or the title. */
  name: z.string(),
  /** The kind of danger, in the writer's words. */
  why: z.string().optional(),
  youngestMonths: z.int(),
  /** As parents type them. */
  allergies: texts,
  needs: z.array(z.enum(needs)),
  card: z.strictObject({
    title: z.string(),
    description: z.string(),
    benefits: texts,
    materialsNeeded: texts,
    instructions: texts,
    safetyNotes: texts,
    variations: texts,
    setting: z.enum(settings),
    durationMinutes: z.number(),
  }),
})
export type CorpusRow = z.infer<typeof corpusRow>

/** Reads cards by writers who had not seen the gate's words; fragments are single dangerous sentences from an earlier gate's tests. */
export function readCorpus(kind: 'danger' | 'good' | 'fragments', language: Language): CorpusRow[] {
  return corpusRow.array().parse(JSON.parse(readFileSync(new URL(`../../corpus/model/${kind}.${language}.json`, import.meta.url), 'utf8')))
}

/** Returns the reasons why the gate refuses a row. */
export function refusalsOfRow({ card, youngestMonths, allergies, needs: needed }: CorpusRow, language: Language): Refusal[] {
  return getWordRefusals(parseCard({ ...card, language }), { youngestMonths, allergies: resolveAllergies(allergies), needs: needed })
}
