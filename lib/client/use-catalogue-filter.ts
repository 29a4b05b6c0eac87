'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CatalogueFilter } from '#lib/client/catalogue'

export const parts = ['activities', 'categories'] as const
export type CataloguePart = (typeof parts)[number]

/** A search waits so long for the next letter, ms. */
const SETTLED_MS = 300

const LIST = '/admin/explore'
let lastPlace = LIST

/** Where the list was left: back there is back to what was looked for. */
export function lastListPlace(): string {
  return lastPlace
}

/** Which part of the catalogue is shown, and what of it; in the address, so that going back finds it again. */
export function useCatalogueFilter() {
  const params = useSearchParams()
  const part: CataloguePart = params.get('part') === 'categories' ? 'categories' : 'activities'
  const q = params.get('q') ?? ''
  const filter: CatalogueFilter = { q, categoryId: params.get('category'), isHidden: readHidden(params.get('hidden')) }
  const [typed, setTyped] = useState(q)

  function show(next: Partial<CatalogueFilter> & { part?: CataloguePart }) {
    const all = { part, ...filter, ...next }
    const query = new URLSearchParams()
    if (all.part === 'categories') query.set('part', all.part)
    if (all.q) query.set('q', all.q)
    if (all.categoryId !== null) query.set('category', all.categoryId)
    if (all.isHidden !== null) query.set('hidden', String(all.isHidden))
    window.history.replaceState(null, '', query.size > 0 ? `${LIST}?${query}` : LIST)
  }

  useEffect(() => {
    lastPlace = params.size > 0 ? `${LIST}?${params}` : LIST
  }, [params])

  const search = useEffectEvent((sought: string) => show({ q: sought }))
  useEffect(() => {
    const sought = typed.trim()
    if (sought === q) return
    const timer = setTimeout(() => search(sought), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed, q])

  return { part, filter, typed, setTyped, show }
}

function readHidden(text: string | null): boolean | null {
  return text === 'true' || text === 'false' ? text === 'true' : null
}
