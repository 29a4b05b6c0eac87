/** The gate for models' cards against cards written by people who had not seen its words: dangerous ones, and those that a strong model really writes. */
import { describe, expect, it } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { type CorpusRow, readCorpus, refusalsOfRow } from '../../setup/data/corpus.ts'

/** Of good cards for children without allergies, and for those with some, of which many name by mistake what must not be there. */
const mostRefused = { without: 0.1, with: 0.2 }

/** Dangers told without a telling word ("she finds the ring in the sand"). The aim is none. */
const mostFragmentsMissed = { en: 23, es: 30, he: 9 }

describe.each(languages)('cards in %s', (language) => {
  it('that are dangerous are all refused', () => {
    const leaks = readCorpus('danger', language).filter((row) => refusalsOfRow(row, language).length === 0)
    expect(leaks.map(({ name, youngestMonths }) => `${name} (${youngestMonths} months)`)).toEqual([])
  })

  it('that are fragments of an earlier corpus are refused, but for those that nobody lists yet', () => {
    const leaks = readCorpus('fragments', language).filter((row) => refusalsOfRow(row, language).length === 0)
    expect(leaks.length).toBeLessThanOrEqual(mostFragmentsMissed[language])
  })

  it.each([
    ['without', (row: CorpusRow) => row.allergies.length === 0],
    ['with', (row: CorpusRow) => row.allergies.length > 0],
  ] as const)('that are good pass %s allergies, but for a few', (allergies, isOfThese) => {
    const rows = readCorpus('good', language).filter(isOfThese)
    const refused = rows.filter((row) => refusalsOfRow(row, language).length > 0)
    expect(rows.length).toBeGreaterThan(30)
    expect(refused.length / rows.length).toBeLessThanOrEqual(mostRefused[allergies])
  })
})
