import { expect, test } from 'vitest'
import { toRecipient } from '#lib/domain/activities/recipient'

const none = { childId: null, groupId: null, childIds: [] }

test.each([
  [{ childId: 'noa' }, { type: 'child', id: 'noa' }],
  [{ groupId: 'bees' }, { type: 'group', id: 'bees' }],
  [{ childIds: ['noa', 'dan'] }, { type: 'children', ids: ['noa', 'dan'] }],
  [{}, undefined],
])('toRecipient returns for %o: %o', (stored, recipient) => {
  expect(toRecipient({ ...none, ...stored })).toEqual(recipient)
})
