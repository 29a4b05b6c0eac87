/** The safety gate against its adversarial corpus: no dangerous card leaks, innocent look-alikes pass, required notes appear once. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Language, languages, settings } from '#lib/domain/basics'
import { checkSafety, type SafetyCard, withRequiredNotes } from '#lib/domain/safety/gate'
import { noteSentence } from '#lib/domain/safety/notes'
import { blockRuleIds, requireRuleIds } from '#lib/domain/safety/rules'
import { allergens } from '#lib/domain/vocabulary'

const texts = z.array(z.string()).default([])
const corpusCard = z.strictObject({
  name: z.string(),
  card: z.strictObject({
    title: z.string().default(''),
    description: z.string().default(''),
    benefits: texts,
    materialsNeeded: texts,
    instructions: texts,
    safetyNotes: texts,
    adaptations: z.array(z.string()).optional(),
    setting: z.enum(settings).default('indoor'),
    durationMinutes: z.int().default(30),
    allergens: z.array(z.enum(allergens)).optional(),
  }),
  youngestMonths: z.number(),
  allergies: texts,
  expect: z.strictObject({ blocked: z.array(z.enum(blockRuleIds)) }),
  notes: z.array(z.enum(requireRuleIds)).default([]),
  noNotes: z.array(z.enum(requireRuleIds)).default([]),
})
type CorpusCard = z.infer<typeof corpusCard>

function load(language: Language): CorpusCard[] {
  return z.array(corpusCard).parse(JSON.parse(readFileSync(new URL(`../corpus/safety/${language}.json`, import.meta.url), 'utf8')))
}
const cardOf = (language: Language, { card }: CorpusCard): SafetyCard => ({ language, ...card })
const audienceOf = ({ youngestMonths, allergies }: CorpusCard) => ({ youngestMonths, allergies })

describe.each(languages)('safety corpus in %s', (language) => {
  const rows = load(language)

  it('has at least 110 cards, and for every rule a dangerous and an innocent one', () => {
    expect(rows.length).toBeGreaterThanOrEqual(110)
    for (const rule of blockRuleIds) {
      const about = rows.filter((row) => row.name.startsWith(`${rule}:`))
      expect(
        about.some((row) => row.expect.blocked.includes(rule)),
        `dangerous ${rule}`,
      ).toBe(true)
      expect(
        about.some((row) => row.expect.blocked.length === 0),
        `innocent ${rule}`,
      ).toBe(true)
    }
  })

  it('blocks every dangerous card by exactly its rules', () => {
    const wrong = rows
      .filter((row) => row.expect.blocked.length > 0)
      .flatMap((row) => {
        const { blocked } = checkSafety(cardOf(language, row), audienceOf(row))
        const rules = [...new Set(blocked.map(({ rule }) => rule))].sort()
        return rules.join() === [...row.expect.blocked].sort().join() ? [] : [{ name: row.name, blocked }]
      })
    expect(wrong).toEqual([])
  })

  it('passes the innocent look-alikes', () => {
    const wrong = rows
      .filter((row) => row.expect.blocked.length === 0)
      .flatMap((row) => {
        const { blocked } = checkSafety(cardOf(language, row), audienceOf(row))
        return blocked.length === 0 ? [] : [{ name: row.name, blocked }]
      })
    expect(wrong).toEqual([])
  })

  it("requires the notes, adds each in the card's language and none twice", () => {
    for (const row of rows) {
      const card = cardOf(language, row)
      const audience = audienceOf(row)
      const { requiredNotes } = checkSafety(card, audience)
      expect(requiredNotes, row.name).toEqual(expect.arrayContaining(row.notes))
      expect(
        requiredNotes.filter((id) => row.noNotes.includes(id)),
        row.name,
      ).toEqual([])
      const once = withRequiredNotes(card, audience)
      expect(withRequiredNotes(once, audience), row.name).toEqual(once)
      expect(new Set(once.safetyNotes).size, row.name).toBe(once.safetyNotes.length)
      expect(checkSafety(once, audience), row.name).toEqual(expect.objectContaining({ blocked: checkSafety(card, audience).blocked }))
    }
  })
})

describe('required notes', () => {
  const plain: SafetyCard = {
    language: 'en',
    title: 'Boats',
    description: '',
    benefits: [],
    materialsNeeded: [],
    instructions: ['Fill a basin with water.'],
    safetyNotes: [],
    setting: 'indoor',
    durationMinutes: 30,
  }
  it('leaves a card alone that says them in its own words', () => {
    const careful = { ...plain, safetyNotes: ["Stay within arm's reach the whole time and watch."] }
    expect(withRequiredNotes(careful, { youngestMonths: 30, allergies: [] })).toBe(careful)
  })
  it('does not take a denial for the note', () => {
    const careless = { ...plain, safetyNotes: ["You need not stay within arm's reach."] }
    expect(withRequiredNotes(careless, { youngestMonths: 30, allergies: [] }).safetyNotes).toContain(noteSentence('water', 'en', 30))
  })
  it('words water by age', () => {
    expect(noteSentence('water', 'en', 71)).toContain("arm's reach")
    expect(noteSentence('water', 'en', 72)).toContain('constantly')
  })
  it('writes Hebrew units with gershayim, as the library does', () => {
    const sentences = requireRuleIds.flatMap((id) => [8, 20, 40, 80].map((months) => noteSentence(id, 'he', months)))
    expect(sentences.filter((sentence) => sentence.includes('"'))).toEqual([])
    expect(sentences.join(' ')).toContain('ס״מ')
  })
  it('adds notes that say what they are for, so that the gate knows them again', () => {
    for (const language of languages) {
      for (const months of [8, 20, 40, 80]) {
        const card: SafetyCard = { ...plain, language, instructions: [], safetyNotes: requireRuleIds.map((id) => noteSentence(id, language, months)) }
        expect(checkSafety(card, { youngestMonths: months, allergies: [] }).blocked, `${language} ${months}`).toEqual([])
      }
    }
  })
})

describe('speed', () => {
  it('checks a long card in a few ms', () => {
    const rows = load('en')
    const cards = rows.map((row) => cardOf('en', row))
    const long: SafetyCard = {
      language: 'en',
      title: 'Long card',
      description: 'A long one',
      benefits: cards.flatMap((card) => card.benefits).slice(0, 4),
      materialsNeeded: cards.flatMap((card) => card.materialsNeeded).slice(0, 12),
      instructions: cards.flatMap((card) => card.instructions).slice(0, 24),
      safetyNotes: cards.flatMap((card) => card.safetyNotes).slice(0, 5),
      setting: 'outdoor',
      durationMinutes: 60,
    }
    const audience = { youngestMonths: 12, allergies: ['milk', 'strawberries'] }
    for (let warm = 0; warm < 50; warm += 1) checkSafety(long, audience)
    const times = Array.from({ length: 51 }, () => {
      const start = performance.now()
      checkSafety(long, audience)
      return performance.now() - start
    })
    // Patterns compiled on every call would take tens of ms; a busy machine doubles what is 1 ms here.
    expect(times.toSorted((a, b) => a - b)[25]).toBeLessThan(6)
  })
})
