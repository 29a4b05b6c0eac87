import { expect, test } from 'vitest'
import { groupOfMaterial, materialGroups, starterMaterials } from '#lib/domain/catalogue/material-groups'
import { library } from '../../setup/data/library.ts'

const ids = library.materials.map(({ id }) => id)

test('every material of the library belongs to a group other than "other"', () => {
  expect(ids.filter((id) => groupOfMaterial(id) === 'other')).toEqual([])
})

test('an unknown material belongs to the group "other", which is last', () => {
  expect(groupOfMaterial('newer')).toBe('other')
  expect(materialGroups.at(-1)).toBe('other')
})

test('starterMaterials lists materials of the library, each once', () => {
  expect(starterMaterials.filter((id) => !ids.includes(id))).toEqual([])
  expect(new Set(starterMaterials).size).toBe(starterMaterials.length)
})

test('a tenth of the library needs only starter materials or what they replace', () => {
  const { activities, materials } = library
  const has = new Set(
    materials.filter(({ id, substitutes = [] }) => [id, ...substitutes].some((one) => starterMaterials.includes(one))).map(({ id }) => id),
  )
  const possible = activities.filter((activity) => activity.materials.every(({ id }) => has.has(id)))
  expect(possible.length).toBeGreaterThan(activities.length / 10)
})

test('an address with 200 materials stays below 3500 characters', () => {
  const everything = [...ids, ...ids.map((id) => `${id}-2`)].slice(0, 200)
  // Every server and proxy accepts an address of 4 kB.
  expect(new URLSearchParams({ materials: everything.join() }).toString().length).toBeLessThan(3500)
})
