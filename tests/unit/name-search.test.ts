import { expect, test } from 'vitest'
import { foundByName } from '#lib/domain/name-search'

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
