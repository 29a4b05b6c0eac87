import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/domain/platform/basics'
import { isKnownMaterial } from '#lib/domain/safety/materials'
import { readText } from '#lib/domain/safety/sentences'

const isKnown = (language: Language, line: string) => isKnownMaterial(readText(line, language))

describe('a line of materials is refused if only a later word of it is known', () => {
  test.each<[Language, string]>([
    ['en', 'liquid for the clothes'],
    ['en', 'the clothes liquid'],
    ['en', 'powder from under the sink with a spoon'],
    ['en', 'a jar of the blue stuff for the toilet'],
    ['en', '2 pieces of the old zorblat from the garden'],
    ['es', 'líquido para la ropa'],
    ['es', 'un líquido de la ropa'],
    ['es', 'polvo de debajo del fregadero con una cuchara'],
    ['es', 'un frasco pequeño de zorblat para el jardín'],
    ['he', 'נוזל לבגדים'],
    ['he', 'נוזל של הכביסה'],
    ['he', 'אבקה מתחת לכיור עם כף'],
    ['he', 'צנצנת עם זורבלט לגינה'],
  ])('%s: %s', (language, line) => {
    expect(isKnown(language, line)).toBe(false)
  })
})

describe('a line of materials passes if its head is known', () => {
  test.each<[Language, string]>([
    ['en', 'a die'],
    ['en', '1 dictionary'],
    ['en', 'comfortable shoes'],
    ['en', '8 slips of paper'],
    ['en', '6 large wooden or foam blocks'],
    ['en', '1 red and 1 green sheet of card'],
    ['en', 'about 10 sticks as thick as a thumb'],
    ['en', '1 sturdy cardboard box big enough to sit in'],
    ['en', '8 stones larger than a fist'],
    ['en', 'a bowl, half full of water'],
    ['en', 'bubble solution'],
    ['en', 'Optional. A drum.'],
    ['es', 'un dado'],
    ['es', 'un diccionario'],
    ['es', 'zapatos cómodos'],
    ['es', '8 papelitos'],
    ['es', '300 ml de agua templada'],
    ['es', '4 círculos de fieltro o tela de 12 cm'],
    ['es', '2 bolsas gruesas con cierre'],
    ['es', '1 de lana'],
    ['he', 'קובייה'],
    ['he', 'מילון'],
    ['he', 'נעליים נוחות'],
    ['he', '8 פתקים'],
    ['he', 'קערת פלסטיק'],
    ['he', 'חצי כוס סוכר'],
    ['he', '8 קופסאות מים, כוס אחת בכל אחת'],
    ['he', 'מצרכים לעוגה: 2 ביצים, 2 כוסות קמח'],
  ])('%s: %s', (language, line) => {
    expect(isKnown(language, line)).toBe(true)
  })
})
