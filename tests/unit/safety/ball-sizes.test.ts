import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/domain/platform/basics'
import { smallBallsIn } from '#lib/domain/safety/ball-sizes'
import { readText } from '#lib/domain/safety/sentences'

const countSmall = (text: string, language: Language = 'en') => readText(text, language).flatMap(smallBallsIn).length

describe('smallBallsIn', () => {
  test.each([
    ['a 44 mm ball', 1],
    ['a 44.45 mm ball', 1],
    ['a 44.5 mm ball', 0],
    ['a 45 mm ball', 0],
    ['a 4 cm ball', 1],
    ['a 4,4 cm ball', 1],
    ['a 4.5 cm ball', 0],
    ['a 1.75 inch ball', 1],
    ['a 1.8 inch ball', 0],
    ['a 1 inch ball', 1],
    ['a 2 inch ball', 0],
    ['a 3/4 inch ball', 1],
    ['a 1 3/4 inch ball', 1],
    ['a 2 1/4 inch ball', 0],
    ['a ball of three cm', 1],
    ['a ball of six cm', 0],
    ['a 1.5" ball', 1],
    ['a 1.5” ball', 1],
    ['a 1.5″ ball', 1],
    ['a 5″ ball', 0],
    ['a ball of 3-6 cm', 1],
    ['a ball of 3 to 6 cm', 1],
    ['a ball of three to six cm', 1],
    ['a ball of 3 until 6 cm', 1],
    ['a ball of 6 to 8 cm', 0],
    ['two 10 cm balls', 0],
    ['two 3 cm balls', 1],
    ['one ball of 15 cm', 0],
    ['a ball', 0],
    ['a cm ball', 0],
    ['a 3 cm ribbon', 0],
  ])('in %j finds %d', (text, count) => {
    expect(countSmall(text)).toBe(count)
  })

  test('reads a size up to seven words from the ball, on either side', () => {
    expect(countSmall('a ball that rolls well and has 3 cm')).toBe(1)
    expect(countSmall('a ball that rolls very well on grass and has 3 cm')).toBe(0)
    expect(countSmall('3 cm wide and very soft is the ball')).toBe(1)
  })

  test('reads sizes in the three languages', () => {
    expect(countSmall('una pelota de 3 a 6 cm', 'es')).toBe(1)
    expect(countSmall('una pelota de 10 cm', 'es')).toBe(0)
    expect(countSmall('כדור של 3 ס"מ', 'he')).toBe(1)
    expect(countSmall('כדור של 10 ס"מ', 'he')).toBe(0)
  })
})
