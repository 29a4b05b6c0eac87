import { expect, test } from 'vitest'
import { printable } from '../../../../scripts/terminal.ts'

test.each([
  ['an escape sequence', '\u001b[2Jpark', '\\u{1b}[2Jpark'],
  ['a C1 control', '\u009b31mpark', '\\u{9b}31mpark'],
  ['a new line', 'park\r\nOK: 5 added', 'park\\u{d}\\u{a}OK: 5 added'],
  ['a line separator', 'park\u2028next', 'park\\u{2028}next'],
  ['a bidi override', 'park\u202egpj.exe', 'park\\u{202e}gpj.exe'],
  ['half a character', 'park\ud800', 'park\\u{d800}'],
])('printable shows the code of %s', (_, text, shown) => {
  expect(printable(text)).toBe(shown)
})

test('printable keeps letters of every language and emoji', () => {
  const text = 'גן השעשועים, Peñalolén – “Kita Nord” 🎪'
  expect(printable(text)).toBe(text)
})
