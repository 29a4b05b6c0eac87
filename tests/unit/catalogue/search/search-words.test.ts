import { describe, expect, test } from 'vitest'
import { searchedWords, searchVector, titleVector, wordForms } from '#lib/domain/catalogue/search/search-words'

describe('the words of a text', () => {
  test('come without accents, case and vowel points, each with its other forms', () => {
    expect(wordForms('Búsqueda de TESOROS', 'es')).toEqual([['busqueda'], ['de'], expect.arrayContaining(['tesoros', 'tesoro'])])
    expect(wordForms('שָׁלוֹם', 'he')[0]?.[0]).toBe('שלומ')
  })

  test('lose Hebrew prefixes in their other forms', () => {
    for (const word of ['בפלסטלינה', 'והפלסטלינה', 'לפלסטלינה', 'מפלסטלינה', 'שהפלסטלינה', 'כפלסטלינה'])
      expect(wordForms(word, 'he')[0], word).toContain('פלסטלינה')
  })

  test('become what PostgreSQL reads, with their places and weights', () => {
    const searched = { title: 'Paper boats', materials: ['Cups', 'paper'], description: 'Fold it.' }
    expect(searchVector(searched, 'en')).toBe(
      "'en:paper':1A 'en:boats':2A 'en:boat':2A 'en:cups':3B 'en:cup':3B 'en:paper':4B 'en:fold':5C 'en:it':6C",
    )
    expect(searchedWords(searched, 'en')).toEqual(['paper', 'boats', 'boat', 'cups', 'cup', 'fold', 'it'])
  })

  test('stand beside what it is about, which is in its title too, and how it is done', () => {
    const searched = { title: 'Boats', materials: [], description: '', themes: ['tag:water'], circumstances: ['free'] }
    expect(searchVector(searched, 'en')).toBe("'en:boats':1A 'en:boat':1A 'en:=tag:water':2D 'en:=free':3D")
    expect(titleVector(searched, 'en')).toBe("'en:boats':1A 'en:boat':1A 'en:=tag:water':2D")
    expect(searchedWords(searched, 'en')).toEqual(['boats', 'boat'])
  })
})
