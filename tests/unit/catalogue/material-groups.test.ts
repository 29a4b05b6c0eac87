import { expect, test } from 'vitest'
import { groupOfMaterial, materialGroups, starterMaterials } from '#lib/domain/catalogue/material-groups'
import { readLibrary } from '#seed/read.ts'

const ids = readLibrary().materials.map(({ id }) => id)

test('every material of the library has a place where one ticks what is at home', () => {
  expect(ids.filter((id) => groupOfMaterial(id) === 'other')).toEqual([])
})

test('one that is newer stands among the others, at the end', () => {
  expect(groupOfMaterial('newer')).toBe('other')
  expect(materialGroups.at(-1)).toBe('other')
})

test('what most homes have is of the library, each once', () => {
  expect(starterMaterials.filter((id) => !ids.includes(id))).toEqual([])
  expect(new Set(starterMaterials).size).toBe(starterMaterials.length)
})

test('with what most homes have, and what that does in the place of, a good part of the catalogue can be done', () => {
  const { activities, materials } = readLibrary()
  const has = new Set(
    materials.filter(({ id, substitutes = [] }) => [id, ...substitutes].some((one) => starterMaterials.includes(one))).map(({ id }) => id),
  )
  const possible = activities.filter((activity) => activity.materials.every(({ id }) => has.has(id)))
  expect(possible.length).toBeGreaterThan(activities.length / 10)
})

test('whoever has everything at home still fits an address', () => {
  const everything = [...ids, ...ids.map((id) => `${id}-2`)].slice(0, 200)
  // Every server and proxy takes an address of 4 kB.
  expect(new URLSearchParams({ materials: everything.join() }).toString().length).toBeLessThan(3500)
})
