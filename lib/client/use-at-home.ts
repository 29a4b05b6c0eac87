'use client'

import { useQuery } from '@tanstack/react-query'
import { materialsQuery, ownMaterialsQuery } from '#lib/client/materials'
import { useMaterialsHere } from '#lib/client/materials-here'
import { useIsSignedIn } from '#lib/client/use-signed-in'
import { type Standing, standingOf } from '#lib/domain/at-home'

/** What whoever is at this browser has at home. */
export interface AtHome {
  /** Undefined until it is known; empty where nothing was said. */
  ids: readonly string[] | undefined
  /** How they stand with a material, and what another is called; undefined where nothing was said, and until everything is loaded. */
  reckoned: { standing: (id: string) => Standing; nameOf: (id: string) => string } | undefined
}

/** Of the account where somebody is signed in, else of this browser. */
export function useAtHomeList(): AtHome {
  const isSignedIn = useIsSignedIn()
  const here = useMaterialsHere()
  const { data: own } = useQuery({ ...ownMaterialsQuery(), enabled: isSignedIn === true })
  const ids = isSignedIn === undefined ? undefined : isSignedIn ? own : here
  const isSaid = ids !== undefined && ids.length > 0
  const { data: materials } = useQuery({ ...materialsQuery(), enabled: isSaid })
  if (!isSaid || !materials) return { ids, reckoned: undefined }
  const { byId } = materials
  const there = new Set(ids)
  const reckoned = {
    standing: (id: string) => standingOf(id, there, byId.get(id)?.substitutes ?? []),
    nameOf: (id: string) => byId.get(id)?.name ?? id,
  }
  return { ids, reckoned }
}
