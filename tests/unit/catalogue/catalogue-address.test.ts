import { expect, test } from 'vitest'
import { catalogueAddress, readCatalogueAddress } from '#lib/domain/catalogue/catalogue-address'

const begin = { part: 'activities', q: '', categoryId: null, isHidden: null, waits: null } as const

test.each([
  ['', begin],
  ['part=categories', { ...begin, part: 'categories' }],
  ['part=elsewhere', begin],
  ['q=kite&category=games&hidden=true', { ...begin, q: 'kite', categoryId: 'games', isHidden: true }],
  ['category=games&hidden=false', { ...begin, categoryId: 'games', isHidden: false }],
  ['hidden=maybe&category=&waits=long', begin],
  ['waits=draft', { ...begin, waits: 'draft' }],
  [`q=${'x'.repeat(300)}`, { ...begin, q: 'x'.repeat(200) }],
  ['q=a%00b', { ...begin, q: 'ab' }],
])('readCatalogueAddress reads ?%s as %o', (address, expected) => {
  expect(readCatalogueAddress(new URLSearchParams(address))).toEqual(expected)
})

test('catalogueAddress writes only values that differ from the default, and they are read back unchanged', () => {
  expect(catalogueAddress({ ...begin, q: '  ' }).toString()).toBe('')
  expect(catalogueAddress({ ...begin, q: ' kite ' }).toString()).toBe('q=kite')
  const all = { part: 'categories', q: 'big kite', categoryId: 'games', isHidden: false, waits: 'refused' } as const
  expect(catalogueAddress(all).toString()).toBe('part=categories&q=big+kite&category=games&hidden=false&waits=refused')
  expect(readCatalogueAddress(catalogueAddress(all))).toEqual(all)
})
