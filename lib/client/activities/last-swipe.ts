/** The swipe that ended a deck, so that the screen it leads to can still take it back. Forgotten with the page. */
export interface LastSwipe {
  id: string
  batchId: string
  title: string
  kind: 'saved' | 'dismissed'
}

let last: LastSwipe | undefined

export function keepLastSwipe(swipe: LastSwipe | undefined) {
  last = swipe
}

export function lastSwipe(): LastSwipe | undefined {
  return last
}
