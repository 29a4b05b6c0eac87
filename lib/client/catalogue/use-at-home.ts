'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocalMaterials } from '#lib/client/catalogue/local-materials'
import { materialsQuery, ownMaterialsQuery } from '#lib/client/catalogue/materials'
import { materialStandingOf, type Standing } from '#lib/domain/catalogue/at-home'

/** The user's or visitor's materials at home. */
export interface AtHome {
  /** Undefined until loaded; empty if none were chosen. */
  ids: readonly string[] | undefined
  /** Ids to send with a catalogue list: a visitor's, which the server does not store. Null for signed-in users and empty lists. */
  toSend: readonly string[] | null
  /** The availability of a material, and names for ids; undefined if no materials were chosen, and until everything is loaded. */
  lookup: { standing: (id: string) => Standing; nameOf: (id: string) => string } | undefined
}

/** The account's list for a signed-in user, else this browser's. */
export function useAtHomeList(isSignedIn: boolean): AtHome {
  const here = useLocalMaterials()
  const { data: own } = useQuery({ ...ownMaterialsQuery(), enabled: isSignedIn })
  const ids = isSignedIn ? own : here
  const toSend = isSignedIn || here.length === 0 ? null : here
  const isSaid = ids !== undefined && ids.length > 0
  const { data: materials } = useQuery({ ...materialsQuery(), enabled: isSaid })
  if (!isSaid || !materials) return { ids, toSend, lookup: undefined }
  const { byId } = materials
  const there = new Set(ids)
  const lookup = {
    standing: (id: string) => materialStandingOf(id, there, byId.get(id)?.substitutes ?? []),
    nameOf: (id: string) => byId.get(id)?.name ?? id,
  }
  return { ids, toSend, lookup }
}
