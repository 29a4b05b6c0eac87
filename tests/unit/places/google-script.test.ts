import { expect, test } from 'vitest'
import { retryDelayMs } from '#lib/client/places/map/google-script'

test('Google’s script is asked for again after n times 2 to the power n ms', () => {
  expect([1, 2, 3].map(retryDelayMs)).toEqual([2, 8, 24])
})
