import { describe, expect, test } from 'vitest'
import { chooseTheme } from '#lib/domain/account/theme'

describe('chooseTheme', () => {
  test.each([
    [{ setting: 'dark', cookie: 'light' }, 'dark'],
    [{ setting: 'system', cookie: 'dark' }, 'system'],
    [{ setting: undefined, cookie: 'dark' }, 'dark'],
    [{ setting: 'sepia', cookie: 'light' }, 'light'],
    [{ cookie: 'dark"><script>' }, 'system'],
    [{ cookie: '' }, 'system'],
    [{}, 'system'],
  ])('returns for %j %s', (known, theme) => {
    expect(chooseTheme(known)).toBe(theme)
  })
})
