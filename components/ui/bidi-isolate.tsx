import type { ReactNode } from 'react'

/** For `t.rich`: isolates a name whose writing direction may differ from the sentence's. */
export function bidiIsolate(chunks: ReactNode) {
  return <bdi>{chunks}</bdi>
}
