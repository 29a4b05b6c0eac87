import { expect, test } from 'vitest'
import { findByName } from '#lib/domain/platform/name-search'

const rows = ['José’s room', 'Noa', 'נֹעַה', 'Annoa'].map((name) => ({ name }))

test.each([
  ['JOSE', ['José’s room']],
  ['josé', ['José’s room']],
  [' noa ', ['Noa', 'Annoa']],
  ['נעה', ['נֹעַה']],
  ['', ['José’s room', 'Noa', 'נֹעַה', 'Annoa']],
  ['nobody', []],
])('findByName finds for "%s" %j', (part, names) => {
  expect(findByName(rows, part).map(({ name }) => name)).toEqual(names)
})

test('findByName searches other names too', () => {
  const things = [{ name: 'Play dough', alsoCalled: ['Plasticine', 'modelling clay'] }, { name: 'Clay' }]
  expect(findByName(things, 'CLAY')).toEqual(things)
  expect(findByName(things, 'plasti')).toEqual([things[0]])
})
