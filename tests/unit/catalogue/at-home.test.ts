import { describe, expect, test } from 'vitest'
import { materialStandingOf } from '#lib/domain/catalogue/at-home'

describe('materialStandingOf', () => {
  const atHome = new Set(['sticky-tape', 'paper'])

  test('returns "there" for a material at home, even if substitutes are at home too', () => {
    expect(materialStandingOf('paper', atHome, ['sticky-tape'])).toEqual({ is: 'there' })
  })

  test('returns the first substitute that is at home', () => {
    expect(materialStandingOf('masking-tape', atHome, ['glue', 'sticky-tape', 'paper'])).toEqual({ is: 'stand-in', by: 'sticky-tape' })
  })

  test('returns "missing" with all substitutes if none of them is at home', () => {
    expect(materialStandingOf('yarn', atHome, ['string'])).toEqual({ is: 'missing', orElse: ['string'] })
    expect(materialStandingOf('yarn', atHome, [])).toEqual({ is: 'missing', orElse: [] })
    expect(materialStandingOf('yarn', new Set(), ['string'])).toEqual({ is: 'missing', orElse: ['string'] })
  })
})
