/** The strict gate on dangerous cards by writers who had not seen its words, and on good cards of a strong model. */
import { describe, expect, it } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { type CorpusRow, readCorpus, refusalsOfRow } from '../../setup/data/corpus.ts'

/** Maximum share of good cards refused; many cards for children with allergies name an allergen by mistake. */
const maxRefusedShare = { without: 0.1, with: 0.2 }

/** Maximum dangers missed because they have no dangerous word ("she finds the ring in the sand"); the aim is 0. */
const maxMissedFragments = { en: 23, es: 30, he: 9 }

describe.each(languages)('getWordRefusals: cards in %s', (language) => {
  it('refuses all dangerous cards', () => {
    const passed = readCorpus('danger', language).filter((row) => refusalsOfRow(row, language).length === 0)
    expect(passed.map(({ name, youngestMonths }) => `${name} (${youngestMonths} months)`)).toEqual([])
  })

  it('misses at most a known number of dangerous fragments', () => {
    const passed = readCorpus('fragments', language).filter((row) => refusalsOfRow(row, language).length === 0)
    expect(passed.length).toBeLessThanOrEqual(maxMissedFragments[language])
  })

  it.each([
    ['without', (row: CorpusRow) => row.allergies.length === 0],
    ['with', (row: CorpusRow) => row.allergies.length > 0],
  ] as const)('allows most good cards for children %s allergies', (allergies, belongs) => {
    const rows = readCorpus('good', language).filter(belongs)
    const refused = rows.filter((row) => refusalsOfRow(row, language).length > 0)
    expect(rows.length).toBeGreaterThan(30)
    expect(refused.length / rows.length).toBeLessThanOrEqual(maxRefusedShare[allergies])
  })
})
