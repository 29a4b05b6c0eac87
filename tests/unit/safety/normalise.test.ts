import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/domain/platform/basics'
import { decodeText, defective, foldWord, plainWords, sentencesOf } from '#lib/domain/safety/normalise'

const textsOf = (text: string, language: Language = 'en') => sentencesOf(text, language).map((tokens) => tokens.map((token) => token.text))
const formsOf = (word: string, language: Language = 'en') => [...(sentencesOf(word, language)[0]?.[0]?.forms ?? [])]

describe('decodeText', () => {
  test.each([
    ['salt &amp; water', 'salt & water'],
    ['a &#98; &#x63;', 'a b c'],
    ['a &#X63;', 'a c'],
    ['&AMP;', '&'],
    ['&amp;lt;b', '<b'],
    ['&unknown;', '&unknown;'],
    ['&#0;', '&#0;'],
    ['&#1114112;', '&#1114112;'],
    ['&#1114111;', '\u{10ffff}'],
    ['R&D', 'R&D'],
    ['mar\u200bble', 'marble'],
    ['mar&shy;ble', 'marble'],
    ['ｍarble', 'marble'],
    ['½ cup', ' 1/2 cup'],
    ['1⁄3', '1/3'],
    ['&lt b &#98 c', '< b b c'],
    ['&#x1F600;&#128512;', '😀😀'],
    ['&amp;amp;amp;', '&amp;'],
  ])('reads %j as %j', (text, plain) => {
    expect(decodeText(text)).toBe(plain)
  })

  test('reads the named entities of signs and spaces', () => {
    const written = '&lt;&gt;&quot;&apos;&colon;&sol;&period;&comma;&lpar;&rpar;&lbrack;&rbrack;'
    expect(decodeText(written)).toBe('<>"\':/.,()[]')
    expect(decodeText('a&nbsp;b&tab;c&newline;d')).toBe('a b c\nd')
    expect(decodeText('a&shy;&zwnj;&zwj;&lrm;&rlm;b')).toBe('ab')
  })

  test('reads each fraction as Unicode does, after a space', () => {
    for (const sign of '½¼¾⅓⅔⅛⅜⅝⅞') expect(decodeText(`1${sign}`)).toBe(`1 ${sign.normalize('NFKC').replace('⁄', '/')}`)
  })
})

describe('folded words', () => {
  test.each([
    ['Café NIÑO', 'cafe nino'],
    ['mаrblе', 'marble'],
    ['Straße', 'strasse'],
    ['שָׁלוֹם', 'שלומ'],
    ['2"', '2 inch'],
    ['2 ″ wide', '2 inch wide'],
    ['one – two', 'one , two'],
    ['one–two', 'one , two'],
    ['one - two', 'one , two'],
    ['well-known', 'well known'],
    ['קוביות־עץ', 'קוביות עצ'],
    ['b-u-t-t-o-n', 'button'],
    ['B.U.T.T.O.N now', 'button now'],
    ['a b c d', 'abcd'],
    ['a b c', 'a b c'],
    ['x1 b u t t o n', 'x1 button'],
    ['1 b u t t o n', '1 button'],
    ['a b c d1', 'a b c d1'],
    ['ab c d e f', 'ab cdef'],
    ['2 ”', '2 inch'],
    ['2  "', '2'],
    ['one — two', 'one , two'],
    ['one —two', 'one , two'],
    ['a1b2 c3', 'a1b2 c3'],
    ['b@ll$ gla$s', 'b@ll gla$s'],
  ])('of %j are %j', (text, folded) => {
    expect(textsOf(text, 'en').flat().join(' ')).toBe(folded)
  })
})

test.each([
  ["child's", 'childs'],
  ['צ׳יפס', 'ציפס'],
  ['Marbles', 'marbles'],
  ['ג׳', 'ג'],
  ["ג'ירפה", 'גירפה'],
  ['צה״ל', 'צהל'],
  ['אבגדהוזחטיךלםןסעףץקרשת', 'אבגדהוזחטיכלמנסעפצקרשת'],
])('foldWord reads %j as %j', (word, folded) => {
  expect(foldWord(word)).toBe(folded)
})

test('foldWord drops every kind of apostrophe inside a word', () => {
  for (const sign of `'’‘\`´׳״"”`) expect(foldWord(`a${sign}b`)).toBe('ab')
})

test('foldWord writes letters of other scripts that look Latin as Latin ones', () => {
  const letters = 'авеѕіјкмнорстухѵԁԛԝьһгпӏαβεηικμνορτυχωγσıɑɡℓøđłßæœօսոհ'
  for (const letter of letters) expect([letter, foldWord(letter)]).toEqual([letter, expect.stringMatching(/^[a-z]{1,2}$/)])
  expect(foldWord('ѕсіѕѕоrѕ')).toBe('scissors')
  expect(foldWord('βαττεrγ')).toBe('battery')
})

test.each('.-_*·•,|/ '.split(''))('plainWords joins letters that are separated by %j', (sign) => {
  expect(plainWords(['b', 'e', 'a', 'd'].join(sign))).toBe('bead')
  expect(plainWords(['b', 'e', 'a'].join(sign))).not.toBe('bea')
})

test.each([
  ['  Ping-Pong,  balls! ', 'ping pong balls'],
  ['¡Agua!', 'agua'],
  ['...', ''],
])('plainWords reads %j as %j', (text, words) => {
  expect(plainWords(text)).toBe(words)
})

describe('sentencesOf', () => {
  test('ends a sentence at each end mark and line break, and keeps commas, colons and brackets', () => {
    expect(textsOf('Take (two) cups, fill: one. Pour! Why? A; b\nc… d')).toEqual([
      ['take', '(', 'two', ')', 'cups', ',', 'fill', ':', 'one'],
      ['pour'],
      ['why'],
      ['a'],
      ['b'],
      ['c'],
      ['d'],
    ])
    expect(textsOf('')).toEqual([])
    expect(textsOf('...!')).toEqual([])
  })

  test('keeps numbers with decimals and fractions together', () => {
    expect(textsOf('4.4 cm, 1/2 cup, 3,5 m')).toEqual([['4.4', 'cm', ',', '1/2', 'cup', ',', '3,5', 'm']])
  })

  test('marks possessives and reads them as the owner', () => {
    const [tokens = []] = sentencesOf("the child's tray", 'en')
    expect(tokens.map(({ text, possessive }) => [text, possessive])).toEqual([
      ['the', false],
      ['child', true],
      ['tray', false],
    ])
    expect(sentencesOf('the child´s tray', 'en')[0]?.[1]).toMatchObject({ text: 'child', possessive: true })
    expect(sentencesOf("don't stop", 'en')[0]?.[0]).toMatchObject({ text: 'dont', possessive: false })
    expect(sentencesOf("the dogs' ball", 'en')[0]?.[1]).toMatchObject({ text: 'dogs', possessive: true })
  })

  test('marks a word with a hyphen and also reads it joined with the next', () => {
    const [tokens = []] = sentencesOf('bead-like - it', 'en')
    expect(tokens.map(({ text, hyphenated }) => [text, hyphenated])).toEqual([
      ['bead', true],
      ['like', false],
      [',', false],
      ['it', false],
    ])
    expect(tokens[0]?.forms).toEqual(expect.arrayContaining(['bead', 'beadlike']))
    expect(sentencesOf('ping-pong-ball', 'en')[0]?.[0]?.forms).toContain('pingpong')
    expect(sentencesOf('size- 4', 'en')[0]?.[0]?.forms).toEqual(['size'])
  })
})

describe('the readings of a word', () => {
  test.each([
    ['marbles', ['marbles', 'marble', 'marbl']],
    ['boxes', ['boxes', 'boxe', 'box']],
    ['berries', ['berries', 'berrie', 'berri', 'berry']],
    ['knives', ['knives', 'knive', 'kniv', 'knif', 'knife']],
    ['bus', ['bus']],
    ['toys', ['toys', 'toy']],
    ['cup', ['cup']],
    ['12', ['12']],
  ])('include the singulars of %s', (word, forms) => {
    expect(formsOf(word)).toEqual(forms)
  })

  test.each([
    ['luces', 'luz'],
    ['m4rbl3', 'marble'],
    ['b0x', 'box'],
    ['gra55', 'grass'],
    ['7oy', undefined],
    ['wi1d', 'wild'],
    ['wa1t', 'wait'],
    ['b@ll', 'ball'],
    ['gla$s', 'glass'],
    ['waaaater', 'water'],
    ['balllls', 'balls'],
    ['balllls', 'bals'],
    ['bu77on', 'button'],
    ['ru8y', 'ruby'],
    ['m0ss', 'moss'],
  ])('of %s include %s', (word, reading) => {
    if (reading) expect(formsOf(word)).toContain(reading)
    else expect(formsOf(word)).toEqual(['7'])
  })

  test.each([
    ['coged', 'coge'],
    ['tumbaos', 'tumba'],
    ['cógela', 'coge'],
    ['ranita', 'rana'],
    ['pilitas', 'pila'],
    ['botoncito', 'boton'],
    ['lucecita', 'luce'],
    ['lucecita', 'lucea'],
    ['lucecita', 'luceca'],
    ['ojitos', 'ojo'],
    ['cochecito', 'coche'],
    ['puentito', 'puente'],
    ['cógelo', 'coge'],
    ['cógelos', 'coge'],
    ['cógelas', 'coge'],
    ['dales', 'da'],
    ['sentaos', 'senta'],
    ['abrid', 'abri'],
  ])('in Spanish of %s include %s', (word, reading) => {
    expect(formsOf(word, 'es')).toContain(reading)
    expect(formsOf(word, 'en')).not.toContain(reading)
  })

  test('in Spanish leave short words alone', () => {
    for (const word of ['vela', 'cita', 'dale', 'cada']) expect(formsOf(word, 'es')).toEqual([word])
  })

  test('in Spanish of other words are only those of English', () => {
    for (const word of ['verde', 'botellas', 'sitio', 'salud', 'elaborar', 'cuidado', 'capitolio']) expect(formsOf(word, 'es')).toEqual(formsOf(word))
  })

  test('in Hebrew include the word without prefixes and without doubled letters', () => {
    expect(formsOf('והכדור', 'he')).toContain('כדור')
    expect(formsOf('סוכרייה', 'he')).toContain('סוכריה')
  })

  test('are the same when a word is read again', () => {
    expect(formsOf('marbles')).toEqual(formsOf('marbles'))
  })
})

test.each([
  ['סוכרייה', 'סוכריה'],
  ['מספריימ', 'מספריימ'],
  ['חוויה', 'חויה'],
  ['שלום', 'שלום'],
])('defective writes %s as %s', (word, short) => {
  expect(defective(word)).toBe(short)
})
