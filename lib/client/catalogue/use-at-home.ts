'use client'

import { useQuery } from '@tanstack/react-query'
import { materialsQuery, ownMaterialsQuery } from '#lib/client/catalogue/materials'
import { useMaterialsHere } from '#lib/client/catalogue/materials-here'
import { materialStandingOf, type Standing } from '#lib/domain/catalogue/at-home'

/** What whoever is at this browser has at home. */
export interface AtHome {
  /** Undefined until it is known; empty where nothing was said. */
  ids: readonly string[] | undefined
  /** What a list of the catalogue is to be asked with: a visitor's own, of which the server knows nothing; null where it knows, or nothing was said. */
  toSend: readonly string[] | null
  /** How they stand with a material, and what another is called; undefined where nothing was said, and until everything is loaded. */
  reckoned: { standing: (id: string) => Standing; nameOf: (id: string) => string } | undefined
}

/** Of the account where somebody is signed in, else of this browser. */
export function useAtHomeList(isSignedIn: boolean): AtHome {
  const here = useMaterialsHere()
  const { data: own } = useQuery({ ...ownMaterialsQuery(), enabled: isSignedIn })
  const ids = isSignedIn ? own : here
  const toSend = isSignedIn || here.length === 0 ? null : here
  const isSaid = ids !== undefined && ids.length > 0
  const { data: materials } = useQuery({ ...materialsQuery(), enabled: isSaid })
  if (!isSaid || !materials) return { ids, toSend, reckoned: undefined }
  const { byId } = materials
  const there = new Set(ids)
  const reckoned = {
    standing: (id: string) => materialStandingOf(id, there, byId.get(id)?.substitutes ?? []),
    nameOf: (id: string) => byId.get(id)?.name ?? id,
  }
  return { ids, toSend, reckoned }
}
