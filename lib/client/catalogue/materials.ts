import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getSession } from '#lib/client/auth/session'
import { exploreKeys } from '#lib/client/catalogue/explore-cards'
import { keepMaterialsHere, materialsHere } from '#lib/client/catalogue/materials-here'
import { api } from '#lib/client/platform/api'
import type { Material } from '#lib/schemas/catalogue/explore'

const schemas = () => import('#lib/schemas/catalogue/explore')
const materialList = () => schemas().then((all) => all.materialList)
const materialsAtHome = () => schemas().then((all) => all.materialsAtHome)

/** Every material there is: in the order of the alphabet, and by its id. */
export interface Materials {
  list: readonly Material[]
  byId: ReadonlyMap<string, Material>
}

/** Every material there is, which hardly ever changes. */
export const materialsQuery = () =>
  queryOptions({
    queryKey: ['materials'],
    meta: { copy: true },
    queryFn: async ({ signal }): Promise<Materials> => {
      const list = await api.get('/materials', materialList, { isPublic: true, signal })
      return { list, byId: new Map(list.map((material) => [material.id, material])) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Ids of what the signed-in person has at home. Whoever ticked things at this browser before signing in finds them in the
 * account from then on, where it has no list of its own; either way the browser's list is done with.
 */
export const ownMaterialsQuery = () =>
  queryOptions({
    queryKey: ['own-materials'],
    meta: { copy: true },
    queryFn: async ({ client }): Promise<readonly string[]> => {
      const { materials } = await api.get('/materials/me', materialsAtHome)
      const here = materialsHere()
      if (here.length === 0) return materials
      const taken = materials.length > 0 ? materials : await takenOver(client, here)
      if (taken) keepMaterialsHere([])
      return taken ?? materials
    },
  })

/** Undefined where it could not be done: another time, then. */
async function takenOver(client: QueryClient, ids: readonly string[]): Promise<readonly string[] | undefined> {
  try {
    // Of an older list something may be gone, and the API takes none with that.
    const { byId } = await client.fetchQuery(materialsQuery())
    const materials = await putOwn(ids.filter((id) => byId.has(id)))
    void client.invalidateQueries({ queryKey: exploreKeys.all })
    return materials
  } catch (error) {
    console.warn('What was ticked at this browser could not be taken over into the account', error)
    return undefined
  }
}

/** Says what is at home: in the account of who is signed in, else in this browser. */
export function useSayAtHome() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      if (await getSession()) return putOwn(ids)
      keepMaterialsHere(ids)
      return undefined
    },
    onSuccess: async (own) => {
      // What a visitor sees of the catalogue does not depend on it, but for what the list itself is asked with.
      if (!own) return
      // An answer from before it would bring back what was said before.
      await client.cancelQueries(ownMaterialsQuery())
      client.setQueryData(ownMaterialsQuery().queryKey, own)
      void client.invalidateQueries({ queryKey: exploreKeys.all })
    },
  })
}

async function putOwn(ids: readonly string[]): Promise<readonly string[]> {
  return (await api.put('/materials/me', materialsAtHome, { materials: ids })).materials
}
