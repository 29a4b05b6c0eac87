/** The swipe that ended a deck, so that the screen it leads to can still take it back. Forgotten with the page. */
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

export function undoableSwipe(): UndoableSwipe | undefined {
  return last
}
