import { describe, expect, it } from 'vitest'
import { openingNow } from '#lib/domain/places/hours/opening-now'

const at = (time: string) => new Date(`2026-07-01T${time}Z`)
const open = { openState: 'open', closesAt: '2026-07-01T18:00:00Z', opensAt: null } as const
const closed = { openState: 'closed', closesAt: null, opensAt: '2026-07-02T09:00:00Z' } as const
const unknown = { openState: 'unknown', closesAt: null, opensAt: null }

describe('openingNow', () => {
  it('keeps what the server said until the next change', () => {
    expect(openingNow(open, at('17:59:59'))).toBe(open)
    expect(openingNow(closed, at('23:00:00'))).toBe(closed)
  })

  it('is unknown from the next change on', () => {
    expect(openingNow(open, at('18:00:00'))).toEqual(unknown)
    expect(openingNow(closed, new Date('2026-07-02T09:00:00Z'))).toEqual(unknown)
  })

  it('keeps a state that never changes', () => {
    const always = { openState: 'open', closesAt: null, opensAt: null } as const
    expect(openingNow(always, at('03:00:00'))).toBe(always)
  })
})
