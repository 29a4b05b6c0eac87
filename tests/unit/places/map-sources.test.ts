import { describe, expect, test } from 'vitest'
import { mapHosts, mapSource, styleNames } from '#lib/domain/places/map-sources'

const own = 'http://maps.example:8080/styles/a.json?key=1'
const openFreeMap = { styleUrl: 'https://tiles.openfreemap.org/styles/liberty', darkStyleUrl: 'https://tiles.openfreemap.org/styles/dark' }

describe('mapSource', () => {
  test('returns the light and dark OpenFreeMap styles without settings', () => {
    expect(mapSource({})).toEqual(openFreeMap)
    expect(mapSource({ NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: ' ', NEXT_PUBLIC_MAP_STYLE_URL: '', NEXT_PUBLIC_MAP_STYLE_URL_DARK: '' })).toEqual(
      openFreeMap,
    )
  })

  test('uses a configured style in dark mode too, unless a dark style is set', () => {
    expect(mapSource({ NEXT_PUBLIC_MAP_STYLE_URL: own })).toEqual({ styleUrl: own, darkStyleUrl: own })
    const dark = 'https://dark.example/style.json'
    expect(mapSource({ NEXT_PUBLIC_MAP_STYLE_URL_DARK: dark })).toEqual({ ...openFreeMap, darkStyleUrl: dark })
  })
})

test('uses the Google key without spaces, next to the styles', () => {
  expect(mapSource({ NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: ' key ' })).toEqual({ ...openFreeMap, googleKey: 'key' })
})

test('ignores a style address that is none', () => {
  expect(mapHosts({ styleUrl: 'no address', darkStyleUrl: own }).connect).toEqual(['http://maps.example:8080'])
  expect(styleNames({ styleUrl: 'no address', darkStyleUrl: own })).toBe('maps.example:8080')
})

test('styleNames names the hosts of the styles', () => {
  expect(styleNames(openFreeMap)).toBe('OpenFreeMap')
  expect(styleNames({ ...openFreeMap, darkStyleUrl: own })).toBe('OpenFreeMap, maps.example:8080')
})

describe('mapHosts', () => {
  test('contains no Google host without a key', () => {
    expect(mapHosts(openFreeMap)).toEqual({ connect: ['https://tiles.openfreemap.org'], style: [], font: [], frame: [], worker: [] })
  })

  test('contains the hosts of the styles, and no others', () => {
    expect(mapHosts({ styleUrl: own, darkStyleUrl: own }).connect).toEqual(['http://maps.example:8080'])
    expect(mapHosts({ ...openFreeMap, darkStyleUrl: own }).connect).toEqual(['https://tiles.openfreemap.org', 'http://maps.example:8080'])
  })

  test('contains Google and the style hosts with a key, for the fallback map', () => {
    const { connect, frame } = mapHosts({ ...openFreeMap, googleKey: 'key' })
    expect(connect).toEqual(expect.arrayContaining(['https://tiles.openfreemap.org', 'https://*.googleapis.com']))
    expect(frame).toEqual(['https://*.google.com'])
  })
})
