import { expect, test } from 'vitest'
import { settingsOf } from '#lib/domain/catalogue/settings-of'

test('settingsOf returns the setting of the activity and the settings of its places', () => {
  expect(settingsOf('indoor', [])).toEqual(['indoor'])
  expect(settingsOf('outdoor', ['park', 'yard'])).toEqual(['outdoor'])
  expect(settingsOf('outdoor', ['park', 'hall'])).toEqual(['indoor', 'outdoor'])
  expect(settingsOf('indoor', ['home', 'anywhere'])).toEqual(['indoor', 'outdoor'])
})
