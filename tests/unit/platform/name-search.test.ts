import { expect, test } from 'vitest'
import { foundByName } from '#lib/domain/platform/name-search'

const rows = ['José’s room', 'Noa', 'נֹעַה', 'Annoa'].map((name) => ({ name }))

test.each([
  ['JOSE', ['José’s room']],
  ['josé', ['José’s room']],
  [' noa ', ['Noa', 'Annoa']],
  ['נעה', ['נֹעַה']],
  ['', ['José’s room', 'Noa', 'נֹעַה', 'Annoa']],
  ['nobody', []],
])('"%s" finds %j', (part, names) => {
  expect(foundByName(rows, part).map(({ name }) => name)).toEqual(names)
})

test('finds by what somebody or something is also called', () => {
  const things = [{ name: 'Play dough', alsoCalled: ['Plasticine', 'modelling clay'] }, { name: 'Clay' }]
  expect(foundByName(things, 'CLAY')).toEqual(things)
  expect(foundByName(things, 'plasti')).toEqual([things[0]])
})
