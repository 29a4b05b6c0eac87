import { describe, expect, test } from 'vitest'
import { AVATAR_COLORS, avatarColorOf, CARD_TINTS, initialsOf, tintOf, tintsOf } from '#lib/domain/catalogue/looks'

describe('initialsOf', () => {
  test.each([
    ['Noa', 'N'],
    ['noa levi', 'NL'],
    ['Noa Bat-El Levi', 'NB'],
    ['  Noa \t Levi \n', 'NL'],
    ['Noa\u00a0Levi', 'NL'],
    ['נועה לוי', 'נל'],
    ['ידידיה', 'י'],
    ['🦊 Fox', '🦊F'],
    ['👨‍👩‍👧 Familie', '👨‍👩‍👧F'],
    ['👋🏽', '👋🏽'],
    ['🇮🇱 Noa', '🇮🇱N'],
    ['e\u0301mile zola', 'E\u0301Z'],
    ['ñandú óscar', 'ÑÓ'],
    ['שׁירה', 'שׁ'],
    ['李 小龙', '李小'],
    ['𝒩oa', '𝒩'],
    ['', ''],
    ['   ', ''],
  ])('returns the initials of "%s": "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('avatar colors and card tints', () => {
  const names = Array.from({ length: 500 }, (_, i) => `name ${i}`)

  test('never change for a name', () => {
    expect(['Noa', 'נועה', '🦊', ''].map(avatarColorOf)).toEqual([9, 8, 7, 1])
    expect(tintOf('0192b7a0-0000-7000-8000-000000000000')).toBe(2)
  })

  test('use every color, and no others', () => {
    expect(new Set(names.map(avatarColorOf))).toEqual(new Set(Array.from({ length: AVATAR_COLORS }, (_, i) => i)))
    expect(new Set(names.map(tintOf))).toEqual(new Set(Array.from({ length: CARD_TINTS }, (_, i) => i)))
    expect([AVATAR_COLORS, CARD_TINTS]).toEqual([10, 6])
  })

  test('differ between neighbors, and do not change when a list grows', () => {
    const tints = tintsOf(names)
    expect(tints.filter((tint, i) => tint === tints[i - 1])).toEqual([])
    expect(tints.filter((tint, i) => tint === tintOf(names[i] ?? '')).length).toBeGreaterThan(names.length * 0.7)
    expect(tintsOf(names.slice(0, 20))).toEqual(tints.slice(0, 20))
    expect(tintsOf(['same', 'same', 'same'])).toEqual([tintOf('same'), (tintOf('same') + 1) % CARD_TINTS, tintOf('same')])
  })

  test('are spread evenly', () => {
    for (let color = 0; color < AVATAR_COLORS; color++) {
      const share = names.filter((name) => avatarColorOf(name) === color).length
      expect(share).toBeGreaterThan(names.length / AVATAR_COLORS / 2)
    }
  })
})
