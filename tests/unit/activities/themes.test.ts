import { describe, expect, test } from 'vitest'
import { chooseThemes, themePairs, themes } from '#lib/domain/activities/themes'
import { noAllergies } from '#lib/domain/safety/allergies'
import { getWordRefusals, parseCard } from '#lib/domain/safety/word-gate'

/** Chooses the themes of batches in a row, each after the three previous ones. */
function chooseInARow(count: number): string[][] {
  const ids = Array.from({ length: count }, (_, index) => `batch ${index}`)
  return ids.map((id, at) => chooseThemes(id, ids.slice(Math.max(0, at - 3), at)))
}

describe('chooseThemes and themePairs', () => {
  test('return no theme of the three previous batches', () => {
    const inARow = chooseInARow(50)
    inARow.forEach((taken, at) => {
      const before = new Set(inARow.slice(Math.max(0, at - 3), at).flat())
      expect(taken.filter((theme) => before.has(theme))).toEqual([])
    })
  })

  test('return two different themes for each of three cards', () => {
    for (const taken of chooseInARow(50)) expect(taken.length).toBeGreaterThanOrEqual(6)
  })

  test('return the same themes for a batch, and different ones for another batch', () => {
    expect(chooseThemes('one', ['two'])).toEqual(chooseThemes('one', ['two']))
    expect(chooseThemes('one', [])).not.toEqual(chooseThemes('two', []))
  })

  test('return the same pairs in any order of the themes', () => {
    const someThemes = themes.slice(0, 12)
    for (const seed of ['a', 'b', 'c']) expect(themePairs(seed, 6, someThemes.toReversed())).toEqual(themePairs(seed, 6, someThemes))
  })

  test('reuse themes if there are too few, and return no pairs without themes', () => {
    const pairs = themePairs('a seed', 4, ['maps', 'hats', 'owls'])
    expect(pairs).toHaveLength(4)
    expect(new Set(pairs.flat())).toEqual(new Set(['maps', 'hats', 'owls']))
    expect(themePairs('a seed', 4, [])).toEqual([])
  })

  test('name nothing dangerous to a baby', () => {
    const refused = themes.filter((theme) => {
      const text = { title: `A day of ${theme}`, description: `It is all about ${theme}.`, instructions: [`Begin with ${theme}.`] }
      const empty = { benefits: [], materialsNeeded: [], safetyNotes: [], variations: [] }
      const read = parseCard({ ...text, ...empty, language: 'en', setting: 'indoor', durationMinutes: 30 })
      return getWordRefusals(read, { youngestMonths: 6, allergies: noAllergies, needs: [] }).length > 0
    })
    expect(refused).toEqual([])
  })
})
