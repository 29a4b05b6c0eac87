import { describe, expect, test } from 'vitest'
import { mapHosts, mapSource, styleNames } from '#lib/domain/places/map-sources'

const own = 'http://maps.example:8080/styles/a.json?key=1'
const openFreeMap = { styleUrl: 'https://tiles.openfreemap.org/styles/liberty', darkStyleUrl: 'https://tiles.openfreemap.org/styles/dark' }

describe('a map', () => {
  test('is OpenFreeMap’s, by day and in the dark, where nothing is set', () => {
    expect(mapSource({})).toEqual(openFreeMap)
    expect(mapSource({ NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: ' ', NEXT_PUBLIC_MAP_STYLE_URL: '', NEXT_PUBLIC_MAP_STYLE_URL_DARK: '' })).toEqual(
      openFreeMap,
    )
  })

  test('asks nobody else in the dark where its style is one’s own', () => {
    expect(mapSource({ NEXT_PUBLIC_MAP_STYLE_URL: own })).toEqual({ styleUrl: own, darkStyleUrl: own })
    const dark = 'https://dark.example/style.json'
    expect(mapSource({ NEXT_PUBLIC_MAP_STYLE_URL_DARK: dark })).toEqual({ ...openFreeMap, darkStyleUrl: dark })
  })
})

test('a map’s styles are told of by whose they are', () => {
  expect(styleNames(openFreeMap)).toBe('OpenFreeMap')
  expect(styleNames({ ...openFreeMap, darkStyleUrl: own })).toBe('OpenFreeMap, maps.example:8080')
})

describe('what a page with a map may load', () => {
  test('is nothing of Google’s without a key', () => {
    expect(mapHosts(openFreeMap)).toEqual({ connect: ['https://tiles.openfreemap.org'], style: [], font: [], frame: [], worker: [] })
  })

  test('is all of the styles’ hosts, and no other', () => {
    expect(mapHosts({ styleUrl: own, darkStyleUrl: own }).connect).toEqual(['http://maps.example:8080'])
    expect(mapHosts({ ...openFreeMap, darkStyleUrl: own }).connect).toEqual(['https://tiles.openfreemap.org', 'http://maps.example:8080'])
  })

  test('is both with a key: the style’s map takes over where Google fails', () => {
    const { connect, frame } = mapHosts({ ...openFreeMap, googleKey: 'key' })
    expect(connect).toEqual(expect.arrayContaining(['https://tiles.openfreemap.org', 'https://*.googleapis.com']))
    expect(frame).toEqual(['https://*.google.com'])
  })
})
