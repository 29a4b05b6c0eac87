import { describe, expect, test } from 'vitest'
import { materialStandingOf } from '#lib/domain/catalogue/at-home'

describe('a material', () => {
  const atHome = new Set(['sticky-tape', 'paper'])

  test('is there where it is, whatever else would do', () => {
    expect(materialStandingOf('paper', atHome, ['sticky-tape'])).toEqual({ is: 'there' })
  })

  test('has a stand-in in the first of those that do in its place and are there', () => {
    expect(materialStandingOf('masking-tape', atHome, ['glue', 'sticky-tape', 'paper'])).toEqual({ is: 'stand-in', by: 'sticky-tape' })
  })

  test('is missing where there is neither, and says what would do', () => {
    expect(materialStandingOf('yarn', atHome, ['string'])).toEqual({ is: 'missing', orElse: ['string'] })
    expect(materialStandingOf('yarn', atHome, [])).toEqual({ is: 'missing', orElse: [] })
    expect(materialStandingOf('yarn', new Set(), ['string'])).toEqual({ is: 'missing', orElse: ['string'] })
  })
})
