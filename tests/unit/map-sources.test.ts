import { expect, test } from 'vitest'
import { mapSources } from '#lib/domain/map-sources'

test('pages may load nothing of Google’s without a key', () => {
  const sources = mapSources({ styleUrl: undefined, googleKey: undefined })
  expect(sources).toEqual({ connect: ['https://tiles.openfreemap.org'], style: [], font: [], frame: [], worker: [] })
})

test('the style’s host is allowed as a whole, and no other', () => {
  expect(mapSources({ styleUrl: 'http://maps.example:8080/styles/a.json?key=1', googleKey: undefined }).connect).toEqual(['http://maps.example:8080'])
})

test('with a key both are allowed: the style’s map takes over where Google fails', () => {
  const { connect, frame } = mapSources({ styleUrl: undefined, googleKey: 'key' })
  expect(connect).toEqual(expect.arrayContaining(['https://tiles.openfreemap.org', 'https://*.googleapis.com']))
  expect(frame).toEqual(['https://*.google.com'])
})
