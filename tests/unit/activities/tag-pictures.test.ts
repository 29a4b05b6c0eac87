import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fallbackPictures, picturesOf, tagPictures } from '#lib/domain/activities/tag-pictures'
import { interests, skills, type Tag, tags } from '#lib/domain/platform/vocabulary'

const icons: unknown = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
)
const known = new Set(Object.keys(Object(Object(icons).icons)))

describe('tagPictures', () => {
  test('has a picture for every tag, and no others', () => {
    expect(Object.keys(tagPictures).sort()).toEqual([...tags].sort())
  })

  test('uses only pictures of the icon set, also as fallbacks', () => {
    expect([...Object.values(tagPictures), ...fallbackPictures].filter((name) => !known.has(name))).toEqual([])
  })

  test('shares a picture between at most two tags, and never between interests', () => {
    const sharedBy = (some: readonly Tag[], atMost: number) => {
      const names = some.map((tag) => tagPictures[tag])
      return [...new Set(names)].filter((name) => names.filter((other) => other === name).length > atMost)
    }
    expect(sharedBy(tags, 2)).toEqual([])
    expect(sharedBy(tags, 1).length).toBeLessThanOrEqual(5)
    expect(sharedBy(interests, 1)).toEqual([])
    expect(sharedBy(skills, 1)).toEqual([])
  })

  test('shows nothing dangerous for a toddler', () => {
    const dangerous =
      /knife|dagger|sword|axe|saw\b|scissors|needle|safety-pin|bomb|firecracker|pistol|bow-and-arrow|pill|syringe|cigarette|candle|^fire$|magnet|battery|coin|^(red-)?balloon$/
    expect([...Object.values(tagPictures), ...fallbackPictures].filter((name) => dangerous.test(name))).toEqual([])
  })
})

describe('picturesOf', () => {
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
  ])('returns for tags %j the pictures %j', (given, pictures) => {
    expect(picturesOf(given, 'seed')).toEqual(pictures)
  })

  test('returns interests before skills, each in the given order', () => {
    expect(picturesOf(['listening', 'drums', 'strength', 'trains'], 'seed')).toEqual(['drum', 'locomotive', 'ear'])
    expect(picturesOf(['listening', 'strength', 'walking', 'balance', 'bees'], 'seed')).toEqual(['honeybee', 'ear', 'flexed-biceps'])
  })

  test('does not repeat a picture for a repeated tag or for tags that share one', () => {
    expect(picturesOf(['bees', 'bees'], 'seed')).toEqual(['honeybee'])
    expect(picturesOf(['memory', 'puzzles', 'attention'], 'seed')).toEqual(['puzzle-piece', 'eyes'])
  })

  test('returns one to three different pictures, always the same for an activity', () => {
    for (let from = 0; from < tags.length; from++) {
      for (let count = 0; count <= 6; count++) {
        const chosen = tags.slice(from, from + count).reverse()
        const pictures = picturesOf(chosen, `seed ${from}`)
        expect(pictures.length).toBeGreaterThanOrEqual(1)
        expect(pictures.length).toBeLessThanOrEqual(3)
        expect(new Set(pictures).size).toBe(pictures.length)
        expect(picturesOf([...chosen], `seed ${from}`)).toEqual(pictures)
      }
    }
  })

  test('uses the seed only for an activity without tags', () => {
    const seeds = Array.from({ length: 500 }, (_, i) => `activity ${i}`)
    expect(new Set(seeds.flatMap((seed) => picturesOf(['ants'], seed)))).toEqual(new Set(['ant']))
    const fallbacks = seeds.map((seed) => picturesOf([], seed))
    expect(fallbacks.every(({ length }) => length === 1)).toBe(true)
    expect(new Set(fallbacks.flat())).toEqual(new Set(fallbackPictures))
    expect(seeds.map((seed) => picturesOf([], seed))).toEqual(fallbacks)
  })
})
