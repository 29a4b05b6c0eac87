import { describe, expect, test } from 'vitest'
import { standingOf } from '#lib/domain/catalogue/at-home'

describe('a material', () => {
  const atHome = new Set(['sticky-tape', 'paper'])

  test('is there where it is, whatever else would do', () => {
    expect(standingOf('paper', atHome, ['sticky-tape'])).toEqual({ is: 'there' })
  })

  test('has a stand-in in the first of those that do in its place and are there', () => {
    expect(standingOf('masking-tape', atHome, ['glue', 'sticky-tape', 'paper'])).toEqual({ is: 'stand-in', by: 'sticky-tape' })
  })

  test('is missing where there is neither, and says what would do', () => {
    expect(standingOf('yarn', atHome, ['string'])).toEqual({ is: 'missing', orElse: ['string'] })
    expect(standingOf('yarn', atHome, [])).toEqual({ is: 'missing', orElse: [] })
    expect(standingOf('yarn', new Set(), ['string'])).toEqual({ is: 'missing', orElse: ['string'] })
  })
})
