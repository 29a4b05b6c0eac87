import { describe, expect, test } from 'vitest'
import { settingsShown } from '#lib/schemas/account/user'

describe('settingsShown', () => {
  test('returns the values of the response', () => {
    const answered = {
      language: 'es',
      themeColor: 'dark',
      notificationsEnabled: false,
      emailNotifications: false,
      distanceUnit: 'km',
      profileOrder: 'by_name',
    }
    expect(settingsShown.parse(answered)).toEqual(answered)
  })

  test('returns defaults for an unusable response, without a language, so that the page keeps its own', () => {
    const specified = { themeColor: 'system', notificationsEnabled: true, emailNotifications: true, distanceUnit: 'mi', profileOrder: 'newest' }
    expect(settingsShown.parse({})).toEqual(specified)
    expect(
      settingsShown.parse({
        language: 'fr',
        themeColor: 'pink',
        notificationsEnabled: null,
        emailNotifications: 'yes',
        distanceUnit: 'leagues',
        profileOrder: 'tallest',
      }),
    ).toEqual(specified)
  })
})
