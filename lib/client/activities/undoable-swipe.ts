/** The swipe that ended a deck, kept in memory so that the next screen can undo it. */
export interface UndoableSwipe {
  id: string
  batchId: string
  title: string
  kind: 'saved' | 'dismissed'
}

let last: UndoableSwipe | undefined

export function keepUndoableSwipe(swipe: UndoableSwipe | undefined) {
  last = swipe
}

export function getUndoableSwipe(): UndoableSwipe | undefined {
  return last
}
