import { describe, expect, test } from 'vitest'
import { chooseThemes, themePairs, themes } from '#lib/domain/activities/themes'
import { noAllergies } from '#lib/domain/safety/allergies'
import { searchCard, wordRefusals } from '#lib/domain/safety/strict-words'

const ids = Array.from({ length: 500 }, (_, index) => `batch ${index}`)
/** What each batch may take after the three before it. */
const inARow = ids.map((id, at) => chooseThemes(id, ids.slice(Math.max(0, at - 3), at)))

describe('themes', () => {
  test('of a batch are none that one of the three before it may have taken', () => {
    inARow.forEach((taken, at) => {
      const before = new Set(inARow.slice(Math.max(0, at - 3), at).flat())
      expect(taken.filter((theme) => before.has(theme))).toEqual([])
    })
  })

  test('are enough for two different ones on each of three cards', () => {
    for (const taken of inARow) expect(taken.length).toBeGreaterThanOrEqual(6)
  })

  test('are the same for the same batch, and others for another', () => {
    expect(chooseThemes('one', ['two'])).toEqual(chooseThemes('one', ['two']))
    expect(chooseThemes('one', [])).not.toEqual(chooseThemes('two', []))
  })

  test('come round again where there are fewer than two a card, and pair nothing where there are none', () => {
    const pairs = themePairs('a seed', 4, ['maps', 'hats', 'owls'])
    expect(pairs).toHaveLength(4)
    expect(new Set(pairs.flat())).toEqual(new Set(['maps', 'hats', 'owls']))
    expect(themePairs('a seed', 4, [])).toEqual([])
  })

  test('name nothing that is dangerous to a baby', () => {
    const refused = themes.filter((theme) => {
      const text = { title: `A day of ${theme}`, description: `It is all about ${theme}.`, instructions: [`Begin with ${theme}.`] }
      const empty = { benefits: [], materialsNeeded: [], safetyNotes: [], variations: [] }
      const read = searchCard({ ...text, ...empty, language: 'en', setting: 'indoor', durationMinutes: 30 })
      return wordRefusals(read, { youngestMonths: 6, allergies: noAllergies, needs: [] }).length > 0
    })
    expect(refused).toEqual([])
  })
})
