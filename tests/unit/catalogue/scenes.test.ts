import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sceneOf, scenes } from '#lib/domain/catalogue/scenes'

const where = { setting: 'indoor', categoryId: 'games', places: [], occasions: [] } as const

test('a picture stands before the first place that is named, in the setting that is asked for', () => {
  expect(sceneOf(where)).toBe('room')
  expect(sceneOf({ ...where, setting: 'outdoor' })).toBe('park')
  expect(sceneOf({ ...where, places: ['waiting_room', 'car', 'home'] })).toBe('waiting')
  expect(sceneOf({ ...where, places: ['home', 'yard', 'park'] })).toBe('room')
  expect(sceneOf({ ...where, setting: 'outdoor', places: ['home', 'yard', 'park'] })).toBe('yard')
})

test('at home it is night, rains, or is the kitchen, as it suits', () => {
  const home = { ...where, places: ['home', 'bed'] }
  expect(sceneOf({ ...home, occasions: ['bedtime'] })).toBe('bedroom')
  expect(sceneOf({ ...where, places: ['home'], occasions: ['bedtime', 'rain'] })).toBe('rain')
  expect(sceneOf({ ...where, places: ['home'], categoryId: 'kitchen', occasions: ['rain'] })).toBe('table')
  expect(sceneOf({ ...where, places: ['home', 'table', 'classroom'] })).toBe('table')
  expect(sceneOf({ ...where, places: ['home', 'table', 'classroom', 'hall'] })).toBe('room')
})

test('each is drawn once, in at most 2 kB', () => {
  const file = fs.readFileSync(path.join(import.meta.dirname, '../../../public/scenes.svg'), 'utf8')
  const drawn = [...file.matchAll(/<symbol fill="currentColor" id="(\w+)"[\s\S]*?<\/symbol>/g)]
  expect(drawn.map(([, id]) => id).sort()).toEqual([...scenes].sort())
  expect(drawn.filter(([symbol]) => symbol.length > 2000)).toEqual([])
})
