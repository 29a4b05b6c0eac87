import type { ReactNode } from 'react'

/** For `t.rich`: a name that may be in another script than the sentence around it, and runs its own way. */
export function bidiIsolate(chunks: ReactNode) {
  return <bdi>{chunks}</bdi>
}
