import { expect, test } from 'vitest'
import { settingsOf } from '#lib/domain/catalogue/settings-of'

test('an activity is for the setting it is written for, and for those of the places where it works too', () => {
  expect(settingsOf('indoor', [])).toEqual(['indoor'])
  expect(settingsOf('outdoor', ['park', 'yard'])).toEqual(['outdoor'])
  expect(settingsOf('outdoor', ['park', 'hall'])).toEqual(['indoor', 'outdoor'])
  expect(settingsOf('indoor', ['home', 'anywhere'])).toEqual(['indoor', 'outdoor'])
})
