import { expect, test } from 'vitest'
import { directionsUrl } from '#lib/domain/places/directions'

const place = { latitude: 29.9934, longitude: -90.0971 }
const google = 'https://www.google.com/maps/dir/?api=1&destination=29.9934%2C-90.0971'
const apple = 'https://maps.apple.com/?daddr=29.9934,-90.0971'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

test.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${safari}`, 5, apple],
  ['an iPad', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari}`, 5, apple],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 5, apple],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 0, google],
  ['Android', `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chrome}`, 5, 'geo:29.9934,-90.0971?q=29.9934,-90.0971'],
  ['an app on Android that shows pages itself', `Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) Version/4.0 ${chrome}`, 5, google],
  ['an app on Android that names no browser', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Mobile', 5, google],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 10, google],
  ['something unknown', '', 0, google],
])('directionsUrl returns the map app’s link on %s', (_, userAgent, maxTouchPoints, url) => {
  expect(directionsUrl(place, { userAgent, maxTouchPoints })).toBe(url)
})
