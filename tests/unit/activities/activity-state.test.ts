import { describe, expect, test } from 'vitest'
import { applyAction, freshState, type Remembered, type StateAction } from '#lib/domain/activities/activity-state'

const at = '2026-07-01T10:00:00.000Z'
const later = '2026-07-02T10:00:00.000Z'
const fresh: Remembered = { state: freshState, previous: null }
const doing = (...actions: StateAction[]) => actions.reduce((before, action) => applyAction(before, action, at), fresh)

describe('an action', () => {
  test.each<[string, StateAction[], object]>([
    ['like', [{ action: 'like' }], { feedback: 'liked', reason: null, status: 'liked' }],
    ['dislike', [{ action: 'dislike', reason: 'too_messy' }], { feedback: 'disliked', reason: 'too_messy', status: 'disliked' }],
    ['dislike without a reason', [{ action: 'dislike' }], { feedback: 'disliked', reason: null }],
    ['like after dislike', [{ action: 'dislike', reason: 'too_easy' }, { action: 'like' }], { feedback: 'liked', reason: null }],
    ['save', [{ action: 'save' }], { isSaved: true, status: 'saved' }],
    ['skip', [{ action: 'skip' }], { status: 'skipped', feedback: null, isSaved: false }],
    ['done', [{ action: 'done' }], { doneAt: at, status: 'done' }],
    [
      'all of them are independent',
      [{ action: 'save' }, { action: 'like' }, { action: 'done' }],
      { isSaved: true, feedback: 'liked', doneAt: at, status: 'done' },
    ],
    ['unsave', [{ action: 'save' }, { action: 'unsave' }], { isSaved: false, status: 'new' }],
    ['unsave what was liked', [{ action: 'like' }, { action: 'save' }, { action: 'unsave' }], { isSaved: false, status: 'liked' }],
    ['unsave what was done', [{ action: 'like' }, { action: 'done' }, { action: 'save' }, { action: 'unsave' }], { status: 'done' }],
    ['unsave before something else', [{ action: 'save' }, { action: 'skip' }, { action: 'unsave' }], { isSaved: false, status: 'skipped' }],
  ])('%s', (_, actions, state) => {
    expect(doing(...actions).state).toMatchObject(state)
  })
})

describe('when something was last done', () => {
  test('is known, and a second tap does not change it', () => {
    expect(freshState.reactedAt).toBeNull()
    const liked = doing({ action: 'like' })
    expect(liked.state.reactedAt).toBe(at)
    expect(applyAction(liked, { action: 'like' }, later).state.reactedAt).toBe(at)
    expect(applyAction(liked, { action: 'save' }, later).state.reactedAt).toBe(later)
  })

  test('is what it was once that is undone', () => {
    const saved = applyAction(doing({ action: 'like' }), { action: 'save' }, later)
    expect(applyAction(saved, { action: 'undo' }, later).state.reactedAt).toBe(at)
    expect(applyAction(doing({ action: 'like' }), { action: 'undo' }, later).state.reactedAt).toBeNull()
  })
})

describe('undo', () => {
  test.each<[string, StateAction]>([
    ['like', { action: 'like' }],
    ['dislike', { action: 'dislike', reason: 'too_long' }],
    ['unsave', { action: 'unsave' }],
    ['skip', { action: 'skip' }],
    ['done', { action: 'done' }],
  ])('takes %s back, whatever came before', (_, action) => {
    const before = doing({ action: 'dislike', reason: 'too_hard' }, { action: 'save' })
    expect(applyAction(applyAction(before, action, later), { action: 'undo' }, later).state).toEqual(before.state)
  })

  test('goes back one step and no further', () => {
    const twice = doing({ action: 'like' }, { action: 'save' }, { action: 'undo' }, { action: 'undo' })
    expect(twice.state).toMatchObject({ feedback: 'liked', isSaved: false, status: 'liked' })
  })

  test('with nothing to undo changes nothing', () => {
    expect(doing({ action: 'undo' })).toEqual(fresh)
  })

  test('after a second tap still goes back to before the first', () => {
    expect(doing({ action: 'like' }, { action: 'like' }, { action: 'undo' }).state).toEqual(freshState)
  })

  test.each<StateAction>([
    { action: 'like' },
    { action: 'dislike', reason: 'too_long' },
    { action: 'save' },
    { action: 'unsave' },
    { action: 'skip' },
    { action: 'done' },
  ])('goes back to the same when $action comes again later', (action) => {
    const once = applyAction(doing({ action: 'save' }, { action: 'dislike' }), action, at)
    expect(applyAction(once, action, later)).toEqual(once)
  })

  test('after done, something else and done again goes back to the something else', () => {
    const between = doing({ action: 'done' }, { action: 'save' })
    const again = applyAction(between, { action: 'done' }, later)
    expect(again.state).toMatchObject({ status: 'done', isSaved: true, doneAt: later })
    expect(applyAction(again, { action: 'undo' }, later).state).toEqual(between.state)
  })
})
