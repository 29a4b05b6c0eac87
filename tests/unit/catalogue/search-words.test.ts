import { describe, expect, test } from 'vitest'
import { areStopWords, searchedWords, searchTerms, searchVector, wordForms } from '#lib/domain/catalogue/search-words'

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
})

describe('the words somebody looks for', () => {
  test('are those that say something', () => {
    expect(searchTerms('the boat of paper').map(([word]) => word)).toEqual(['boat', 'paper'])
    expect(searchTerms('the of').map(([word]) => word)).toEqual(['the', 'of'])
    expect([areStopWords(searchTerms('the of')), areStopWords(searchTerms('de la')), areStopWords(searchTerms('the boat'))]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('come in the forms of every language', () => {
    expect(searchTerms('ranitas')[0]).toEqual(expect.arrayContaining(['ranitas', 'ranita', 'ranitas']))
    expect(searchTerms('לבועות')[0]).toEqual(expect.arrayContaining(['לבועות', 'בועות']))
  })

  test.each(['', '   ', '🎨🎉', '%_\\\'";--', '…!?', '\u200f'])('are none in %j', (typed) => {
    expect(searchTerms(typed)).toEqual([])
  })

  test('are each there once, and not more than a dozen', () => {
    expect(searchTerms('boat Boat BOAT')).toHaveLength(1)
    expect(searchTerms(Array.from({ length: 400 }, (_, i) => `word${i}`).join(' '))).toHaveLength(12)
  })

  test('hold nothing that means something in a tsquery', () => {
    const words = searchTerms("boat' & !(paper) | \\x:* <-> 3/4 4.5 a'b O’Neil נ״צ").flat()
    expect(words.filter((word) => !/^[\p{L}\p{N}.,/]+$/u.test(word))).toEqual([])
  })
})
