import { describe, expect, test } from 'vitest'
import { applyAction, freshState, type Remembered, type StateAction } from '#lib/domain/activities/activity-state'

const at = '2026-07-01T10:00:00.000Z'
const later = '2026-07-02T10:00:00.000Z'
const fresh: Remembered = { state: freshState, previous: null }
const applyAll = (...actions: StateAction[]) => actions.reduce((before, action) => applyAction(before, action, at), fresh)

describe('applyAction', () => {
  test.each<[string, StateAction[], object]>([
    ['like', [{ action: 'like' }], { feedback: 'liked', reason: null, status: 'liked' }],
    ['dislike', [{ action: 'dislike', reason: 'too_messy' }], { feedback: 'disliked', reason: 'too_messy', status: 'disliked' }],
    ['dislike without a reason', [{ action: 'dislike' }], { feedback: 'disliked', reason: null }],
    [
      'dislike with a second reason',
      [
        { action: 'dislike', reason: 'too_easy' },
        { action: 'dislike', reason: 'too_long' },
      ],
      { reason: 'too_long' },
    ],
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
  ])('returns the state after: %s', (_, actions, state) => {
    expect(applyAll(...actions).state).toMatchObject(state)
  })
})

describe('applyAction: time of the last change', () => {
  test('is recorded once and does not change on a second tap', () => {
    expect(freshState.reactedAt).toBeNull()
    const liked = applyAll({ action: 'like' })
    expect(liked.state.reactedAt).toBe(at)
    expect(applyAction(liked, { action: 'like' }, later).state.reactedAt).toBe(at)
    expect(applyAction(liked, { action: 'save' }, later).state.reactedAt).toBe(later)
  })

  test('returns to the earlier time after undo', () => {
    const saved = applyAction(applyAll({ action: 'like' }), { action: 'save' }, later)
    expect(applyAction(saved, { action: 'undo' }, later).state.reactedAt).toBe(at)
    expect(applyAction(applyAll({ action: 'like' }), { action: 'undo' }, later).state.reactedAt).toBeNull()
  })
})

describe('applyAction: undo', () => {
  test.each<[string, StateAction]>([
    ['like', { action: 'like' }],
    ['dislike', { action: 'dislike', reason: 'too_long' }],
    ['unsave', { action: 'unsave' }],
    ['skip', { action: 'skip' }],
    ['done', { action: 'done' }],
  ])('reverses "%s" after any earlier action', (_, action) => {
    const before = applyAll({ action: 'dislike', reason: 'too_hard' }, { action: 'save' })
    expect(applyAction(applyAction(before, action, later), { action: 'undo' }, later).state).toEqual(before.state)
  })

  test('reverses only one step', () => {
    const twice = applyAll({ action: 'like' }, { action: 'save' }, { action: 'undo' }, { action: 'undo' })
    expect(twice.state).toMatchObject({ feedback: 'liked', isSaved: false, status: 'liked' })
  })

  test('changes nothing if nothing can be undone', () => {
    expect(applyAll({ action: 'undo' })).toEqual(fresh)
  })

  test('reverses the first tap if the second changed nothing', () => {
    expect(applyAll({ action: 'like' }, { action: 'like' }, { action: 'undo' }).state).toEqual(freshState)
  })

  test.each<StateAction>([
    { action: 'like' },
    { action: 'dislike', reason: 'too_long' },
    { action: 'save' },
    { action: 'unsave' },
    { action: 'skip' },
    { action: 'done' },
  ])('reverses $action to the same state if the action was repeated later', (action) => {
    const once = applyAction(applyAll({ action: 'save' }, { action: 'dislike' }), action, at)
    expect(applyAction(once, action, later)).toEqual(once)
  })

  test('returns to the action between two "done" actions', () => {
    const between = applyAll({ action: 'done' }, { action: 'save' })
    const again = applyAction(between, { action: 'done' }, later)
    expect(again.state).toMatchObject({ status: 'done', isSaved: true, doneAt: later })
    expect(applyAction(again, { action: 'undo' }, later).state).toEqual(between.state)
  })
})
