import { describe, expect, test } from 'vitest'
import { chooseTheme } from '#lib/domain/account/theme'

describe('the look', () => {
  test.each([
    [{ setting: 'dark', cookie: 'light' }, 'dark'],
    [{ setting: 'system', cookie: 'dark' }, 'system'],
    [{ setting: undefined, cookie: 'dark' }, 'dark'],
    [{ setting: 'sepia', cookie: 'light' }, 'light'],
    [{ cookie: 'dark"><script>' }, 'system'],
    [{ cookie: '' }, 'system'],
    [{}, 'system'],
  ])('for %j is %s', (known, theme) => {
    expect(chooseTheme(known)).toBe(theme)
  })
})
