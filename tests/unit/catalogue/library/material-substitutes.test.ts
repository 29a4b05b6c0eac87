import { describe, expect, test } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { allergensIn } from '#lib/domain/safety/allergies'
import { hazardOf } from '#lib/domain/safety/hazards'
import { readText } from '#lib/domain/safety/sentences'
import { library, materialById } from '../../../setup/data/library.ts'

const { materials } = library

describe('substitutes of library materials', () => {
  const pairs = materials.flatMap(({ id, substitutes = [] }) => substitutes.map((other) => [id, other] as const))
  const substitutesOf = (id: string) => materialById.get(id)?.substitutes ?? []
  const listFailing = (fails: (id: string, other: string) => boolean) =>
    pairs.filter(([id, other]) => fails(id, other)).map((pair) => pair.join(' <- '))

  test('exist for at least 60 materials, one to three each, without duplicates', () => {
    const lists = materials.flatMap(({ substitutes }) => (substitutes ? [substitutes] : []))
    expect(lists.length).toBeGreaterThanOrEqual(60)
    expect(lists.filter((list) => list.length < 1 || list.length > 3 || new Set(list).size < list.length)).toEqual([])
  })

  test('are other known materials', () => {
    expect(listFailing((id, other) => id === other || !materialById.has(other))).toEqual([])
  })

  test('contain no allergen that the material does not contain', () => {
    const allergensOf = (id: string) => allergensIn(materialById.get(id)?.substances ?? [])
    expect(listFailing((id, other) => allergensOf(other).some((allergen) => !allergensOf(id).includes(allergen)))).toEqual([])
  })

  test('form no cycles, except pairs that replace each other', () => {
    expect(listFailing((id, other) => !substitutesOf(other).includes(id) && listAllSubstitutes(other).has(id))).toEqual([])
  })

  test('are not dangerous for younger children than the material', () => {
    const fromMonths = (id: string) => {
      const names = { en: materialById.get(id)?.name.en ?? '', es: materialById.get(id)?.name.es ?? '', he: materialById.get(id)?.name.he ?? '' }
      const limits = languages.flatMap((language) =>
        readText(names[language], language).flatMap(({ found }) =>
          found.flatMap(({ mark }) => (mark.kind === 'thing' ? hazardOf(mark.code).underMonths.child : [])),
        ),
      )
      return Math.max(0, ...limits)
    }
    expect(listFailing((id, other) => fromMonths(other) > fromMonths(id))).toEqual([])
  })

  /** Returns all substitutes of a material, and the substitutes of those. */
  function listAllSubstitutes(id: string, seen = new Set<string>()): Set<string> {
    for (const other of substitutesOf(id).filter((next) => !seen.has(next))) listAllSubstitutes(other, seen.add(other))
    return seen
  }
})
