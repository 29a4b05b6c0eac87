import { expect, test } from 'vitest'
import { deviceOf } from '#lib/domain/auth/device'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} FxiOS/143.0 Mobile/15E148 Safari/604.1`, 'Firefox', 'iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) ${webkit} Version/17.7 Mobile/15E148 Safari/604.1`, 'Safari', 'iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`, 'Safari', 'Mac'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Mac'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/140.0.0.0 Safari/537.36 OPR/121.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/139.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`Mozilla/5.0 (Linux; Android 14) ${blink} Version/4.0 Chrome/140.0 Mobile DuckDuckGo/5 Safari/537.36`, 'DuckDuckGo', 'Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['SomeApp/1.0 (iPhone; iOS 18.5)', undefined, 'iPhone'],
  ['Firefox/143.0', 'Firefox', undefined],
  ['curl/8.5.0', undefined, undefined],
  ['', undefined, undefined],
])('deviceOf recognizes %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ ...(browser && { browser }), ...(system && { system }) })
})

test('deviceOf reads a long user agent in linear time', () => {
  // A backtracking pattern would exceed the test timeout.
  expect(deviceOf(`Version/1 ${'Version/1 '.repeat(30)}`.slice(0, 300))).toEqual({})
})
