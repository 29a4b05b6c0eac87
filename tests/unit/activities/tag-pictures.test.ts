import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fallbackPictures, picturesOf, tagPictures } from '#lib/domain/activities/tag-pictures'
import { interests, skills, type Tag, tags } from '#lib/domain/platform/vocabulary'

const icons: unknown = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
)
const known = new Set(Object.keys(Object(Object(icons).icons)))

describe('the pictures of tags', () => {
  test('are there for every tag, and for nothing else', () => {
    expect(Object.keys(tagPictures).sort()).toEqual([...tags].sort())
  })

  test('are in the icon set, as are the fallbacks', () => {
    expect([...Object.values(tagPictures), ...fallbackPictures].filter((name) => !known.has(name))).toEqual([])
  })

  test('are seldom shared: by two tags at most, and by no two interests', () => {
    const sharedBy = (some: readonly Tag[], atMost: number) => {
      const names = some.map((tag) => tagPictures[tag])
      return [...new Set(names)].filter((name) => names.filter((other) => other === name).length > atMost)
    }
    expect(sharedBy(tags, 2)).toEqual([])
    expect(sharedBy(tags, 1).length).toBeLessThanOrEqual(5)
    expect(sharedBy(interests, 1)).toEqual([])
    expect(sharedBy(skills, 1)).toEqual([])
  })

  test('show nothing that is dangerous for a toddler', () => {
    const dangerous =
      /knife|dagger|sword|axe|saw\b|scissors|needle|safety-pin|bomb|firecracker|pistol|bow-and-arrow|pill|syringe|cigarette|candle|^fire$|magnet|battery|coin|^(red-)?balloon$/
    expect([...Object.values(tagPictures), ...fallbackPictures].filter((name) => dangerous.test(name))).toEqual([])
  })
})

describe('the pictures of an activity', () => {
  test.each<[Tag[], string[]]>([
    [['ants'], ['ant']],
    [['memory'], ['puzzle-piece']],
    [
      ['rockets', 'moon'],
      ['rocket', 'crescent-moon'],
    ],
    [
      ['moon', 'rockets'],
      ['crescent-moon', 'rocket'],
    ],
    [
      ['moon', 'rockets', 'stars', 'planets'],
      ['crescent-moon', 'rocket', 'glowing-star'],
    ],
  ])('of %j are %j', (given, pictures) => {
    expect(picturesOf(given, 'seed')).toEqual(pictures)
  })

  test('show interests before skills, each in the order given', () => {
    expect(picturesOf(['listening', 'drums', 'strength', 'trains'], 'seed')).toEqual(['drum', 'locomotive', 'ear'])
    expect(picturesOf(['listening', 'strength', 'walking', 'balance', 'bees'], 'seed')).toEqual(['honeybee', 'ear', 'flexed-biceps'])
  })

  test('are not repeated, neither for one tag twice nor for two that share a picture', () => {
    expect(picturesOf(['bees', 'bees'], 'seed')).toEqual(['honeybee'])
    expect(picturesOf(['memory', 'puzzles', 'attention'], 'seed')).toEqual(['puzzle-piece', 'eyes'])
  })

  test('are one to three, all different, and the same for the same activity, whatever its tags', () => {
    for (let from = 0; from < tags.length; from++) {
      for (let count = 0; count <= 6; count++) {
        const some = tags.slice(from, from + count).reverse()
        const pictures = picturesOf(some, `seed ${from}`)
        expect(pictures.length).toBeGreaterThanOrEqual(1)
        expect(pictures.length).toBeLessThanOrEqual(3)
        expect(new Set(pictures).size).toBe(pictures.length)
        expect(picturesOf([...some], `seed ${from}`)).toEqual(pictures)
      }
    }
  })

  test('depend on the seed only where there are no tags', () => {
    const seeds = Array.from({ length: 500 }, (_, i) => `activity ${i}`)
    expect(new Set(seeds.flatMap((seed) => picturesOf(['ants'], seed)))).toEqual(new Set(['ant']))
    const fallbacks = seeds.map((seed) => picturesOf([], seed))
    expect(fallbacks.every(({ length }) => length === 1)).toBe(true)
    expect(new Set(fallbacks.flat())).toEqual(new Set(fallbackPictures))
    expect(seeds.map((seed) => picturesOf([], seed))).toEqual(fallbacks)
  })
})
