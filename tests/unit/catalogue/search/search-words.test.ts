import { describe, expect, test } from 'vitest'
import { searchedWords, searchVector, titleVector, wordForms } from '#lib/domain/catalogue/search/search-words'

describe('search words', () => {
  test('have no accents, capitals or vowel points, and include their other forms', () => {
    expect(wordForms('Búsqueda de TESOROS', 'es')).toEqual([['busqueda'], ['de'], expect.arrayContaining(['tesoros', 'tesoro'])])
    expect(wordForms('שָׁלוֹם', 'he')[0]?.[0]).toBe('שלומ')
  })

  test('do not include punctuation', () => {
    expect(wordForms('Cup, (paper): 3!', 'en')).toEqual([['cup'], ['paper'], ['3']])
  })

  test('include Hebrew forms without prefixes', () => {
    for (const word of ['בפלסטלינה', 'והפלסטלינה', 'לפלסטלינה', 'מפלסטלינה', 'שהפלסטלינה', 'כפלסטלינה'])
      expect(wordForms(word, 'he')[0], word).toContain('פלסטלינה')
  })

  test('become a PostgreSQL tsvector with positions and weights', () => {
    const searched = { title: 'Paper boats', materials: ['Cups', 'paper'], description: 'Fold it.' }
    expect(searchVector(searched, 'en')).toBe(
      "'en:paper':1A 'en:boats':2A 'en:boat':2A 'en:cups':3B 'en:cup':3B 'en:paper':4B 'en:fold':5C 'en:it':6C",
    )
    expect(titleVector(searched, 'en')).toBe("'en:paper':1A 'en:boats':2A 'en:boat':2A")
    expect(searchedWords(searched, 'en')).toEqual(['paper', 'boats', 'boat', 'cups', 'cup', 'fold', 'it'])
  })

  test('include themes in both vectors and circumstances only in the search vector', () => {
    const searched = { title: 'Boats', materials: [], description: '', themes: ['tag:water'], circumstances: ['free'] }
    expect(searchVector(searched, 'en')).toBe("'en:boats':1A 'en:boat':1A 'en:=tag:water':2D 'en:=free':3D")
    expect(titleVector(searched, 'en')).toBe("'en:boats':1A 'en:boat':1A 'en:=tag:water':2D")
    expect(searchedWords(searched, 'en')).toEqual(['boats', 'boat'])
  })
})
