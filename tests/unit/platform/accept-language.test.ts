import { describe, expect, test } from 'vitest'
import { chooseLanguage, directionOf, fromAcceptLanguage, isLanguage } from '#lib/i18n/language'

describe('Accept-Language', () => {
  test.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['HE-il', 'he'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['fr, es;q=0.8', 'es'],
    ['en;q=0.2, he;q=0.9, es;q=0.5', 'he'],
    ['en;q=0.5, es;q=0.5', 'en'],
    ['es;q=0, en;q=0.1', 'en'],
    ['es ; q=0.3 , he ; q=0.4', 'he'],
    ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'en'],
    ['es;level=1;q=0.1, he;q=0.2', 'he'],
  ])('%s means %s', (header, language) => {
    expect(fromAcceptLanguage(header)).toBe(language)
  })

  test.each(['', '*', 'fr', 'fr, de;q=0.5', 'es;q=0', 'es;q=x', ',,;', 'english', null, undefined])('%s means none of ours', (header) => {
    expect(fromAcceptLanguage(header)).toBeUndefined()
  })
})

describe('the language', () => {
  test('is the setting, else the cookie, else what the browser asks for, else English', () => {
    const all = { setting: 'he', cookie: 'es', acceptLanguage: 'en' }
    expect(chooseLanguage(all)).toBe('he')
    expect(chooseLanguage({ ...all, setting: undefined })).toBe('es')
    expect(chooseLanguage({ acceptLanguage: 'es' })).toBe('es')
    expect(chooseLanguage({ acceptLanguage: null })).toBe('en')
    expect(chooseLanguage({})).toBe('en')
  })

  test('passes over what is none of ours', () => {
    expect(chooseLanguage({ setting: 'fr', cookie: 'xx', acceptLanguage: 'he' })).toBe('he')
    expect([isLanguage('es'), isLanguage('ES'), isLanguage(undefined), isLanguage('toString')]).toEqual([true, false, false, false])
  })

  test('reads from right to left in Hebrew alone', () => {
    expect([directionOf('en'), directionOf('es'), directionOf('he')]).toEqual(['ltr', 'ltr', 'rtl'])
  })
})
