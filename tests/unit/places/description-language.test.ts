import { expect, test } from 'vitest'
import { findLanguage } from '#lib/domain/places/description-language'

test.each([
  ['Fountains to run through, and shade for hot days', 'en'],
  ['Parque con sombra y juegos para los niños', 'es'],
  ['גן שעשועים מוצל ליד Yarkon River', 'he'],
  ['Playground', undefined],
  ['Parc avec des jeux pour les enfants et une fontaine', undefined],
  ['Parque com brinquedos para as crianças, e uma fonte', undefined],
  ['Parco con giochi e una fontana per i bambini', undefined],
  ['Ein Spielplatz mit Sand und Wasser in der Nähe', undefined],
  ['The Los Angeles Playground', undefined],
  ['', undefined],
])('findLanguage(“%s”) is %s', (text, language) => {
  expect(findLanguage(text)).toBe(language)
})
