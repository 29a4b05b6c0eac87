import { expect, test } from 'vitest'
import { retryDelayMs } from '#lib/client/places/map/google-script'

test('retryDelayMs returns n × 2ⁿ ms for attempt n', () => {
  expect([1, 2, 3].map(retryDelayMs)).toEqual([2, 8, 24])
})
