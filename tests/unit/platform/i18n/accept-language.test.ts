import { describe, expect, test } from 'vitest'
import { chooseLanguage, directionOf, fromAcceptLanguage, isLanguage } from '#lib/i18n/language'

describe('fromAcceptLanguage', () => {
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
  ])('reads "%s" as %s', (header, language) => {
    expect(fromAcceptLanguage(header)).toBe(language)
  })

  test.each(['', '*', 'fr', 'fr, de;q=0.5', 'es;q=0', 'es;q=x', ',,;', 'english', null, undefined])(
    'finds no supported language in "%s"',
    (header) => {
      expect(fromAcceptLanguage(header)).toBeUndefined()
    },
  )
})

describe('chooseLanguage', () => {
  test('prefers the setting, then the cookie, then Accept-Language, then English', () => {
    const all = { setting: 'he', cookie: 'es', acceptLanguage: 'en' }
    expect(chooseLanguage(all)).toBe('he')
    expect(chooseLanguage({ ...all, setting: undefined })).toBe('es')
    expect(chooseLanguage({ acceptLanguage: 'es' })).toBe('es')
    expect(chooseLanguage({ acceptLanguage: null })).toBe('en')
    expect(chooseLanguage({})).toBe('en')
  })

  test('ignores unsupported languages', () => {
    expect(chooseLanguage({ setting: 'fr', cookie: 'xx', acceptLanguage: 'he' })).toBe('he')
    expect([isLanguage('es'), isLanguage('ES'), isLanguage(undefined), isLanguage('toString')]).toEqual([true, false, false, false])
  })

  test('directionOf returns rtl only for Hebrew', () => {
    expect([directionOf('en'), directionOf('es'), directionOf('he')]).toEqual(['ltr', 'ltr', 'rtl'])
  })
})
