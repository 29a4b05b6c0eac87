import { describe, expect, it } from 'vitest'
import { getCurrentOpening } from '#lib/domain/places/hours/opening-now'

const at = (time: string) => new Date(`2026-07-01T${time}Z`)
const open = { openState: 'open', closesAt: '2026-07-01T18:00:00Z', opensAt: null } as const
const closed = { openState: 'closed', closesAt: null, opensAt: '2026-07-02T09:00:00Z' } as const
const unknown = { openState: 'unknown', closesAt: null, opensAt: null }

describe('getCurrentOpening', () => {
  it('keeps the state from the server until the next change', () => {
    expect(getCurrentOpening(open, at('17:59:59'))).toBe(open)
    expect(getCurrentOpening(closed, at('23:00:00'))).toBe(closed)
  })

  it('returns unknown from the next change on', () => {
    expect(getCurrentOpening(open, at('18:00:00'))).toEqual(unknown)
    expect(getCurrentOpening(closed, new Date('2026-07-02T09:00:00Z'))).toEqual(unknown)
  })

  it('keeps a state that never changes', () => {
    const always = { openState: 'open', closesAt: null, opensAt: null } as const
    expect(getCurrentOpening(always, at('03:00:00'))).toBe(always)
  })
})
