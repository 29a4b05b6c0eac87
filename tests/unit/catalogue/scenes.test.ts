import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sceneOf, scenes } from '#lib/domain/catalogue/scenes'

const where = { setting: 'indoor', categoryId: 'games', places: [], occasions: [] } as const

test('sceneOf returns the scene of the first named place in the requested setting', () => {
  expect(sceneOf(where)).toBe('room')
  expect(sceneOf({ ...where, setting: 'outdoor' })).toBe('park')
  expect(sceneOf({ ...where, places: ['waiting_room', 'car', 'home'] })).toBe('waiting')
  expect(sceneOf({ ...where, places: ['home', 'yard', 'park'] })).toBe('room')
  expect(sceneOf({ ...where, setting: 'outdoor', places: ['home', 'yard', 'park'] })).toBe('yard')
})

test('sceneOf returns a bedroom, rain or table scene for matching activities at home', () => {
  const home = { ...where, places: ['home', 'bed'] }
  expect(sceneOf(home)).toBe('room')
  expect(sceneOf({ ...home, occasions: ['bedtime'] })).toBe('bedroom')
  expect(sceneOf({ ...where, places: ['home'], occasions: ['bedtime', 'rain'] })).toBe('rain')
  expect(sceneOf({ ...where, places: ['home'], categoryId: 'kitchen', occasions: ['rain'] })).toBe('table')
  expect(sceneOf({ ...where, places: ['home', 'table', 'classroom'] })).toBe('table')
  expect(sceneOf({ ...where, places: ['home', 'table', 'classroom', 'hall'] })).toBe('room')
})

test('scenes.svg draws each scene once, in at most 2 kB', () => {
  const file = fs.readFileSync(path.join(import.meta.dirname, '../../../public/scenes.svg'), 'utf8')
  const drawn = [...file.matchAll(/<symbol fill="currentColor" id="(\w+)"[\s\S]*?<\/symbol>/g)]
  expect(drawn.map(([, id]) => id).sort()).toEqual([...scenes].sort())
  expect(drawn.filter(([symbol]) => symbol.length > 2000)).toEqual([])
})
