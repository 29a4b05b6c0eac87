'use client'

import { useEffect, useRef, useState } from 'react'
import { findProblemDetail, useProposeFacts } from '#lib/client/catalogue/admin/catalogue'
import { isDeclared, listProposals, type Proposal } from '#lib/client/catalogue/admin/reader-proposals'
import type { CatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
import { toSafetyInput } from '#lib/client/catalogue/admin/use-safety-answers'

/** The reader's proposals for an unsaved activity. Leaving the page cancels the request. */
export function useFactProposals({ draft }: CatalogueForm) {
  const propose = useProposeFacts()
  const [dismissed, setDismissed] = useState<string[]>([])
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])
  const all = propose.data ? listProposals(propose.data) : []

  return {
    answer: propose.data,
    /** Open proposals, neither added nor dismissed. A fact that is removed again is proposed again. */
    open: all.filter((one) => !dismissed.includes(one.key) && !(draft.facts && isDeclared(one, draft.facts))),
    /** Whether the reader proposed anything at all. */
    isAnyProposed: all.length > 0,
    isReading: propose.isPending,
    /** The failed request, with the server's reason if it sent one. */
    failure: propose.error ? { reason: findProblemDetail(propose.error) } : undefined,
    ask() {
      call.current = new AbortController()
      propose.mutate({ input: toSafetyInput(draft, draft.facts), signal: call.current.signal })
    },
    dismiss({ key }: Proposal) {
      setDismissed([...dismissed, key])
    },
  }
}
