import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getSession } from '#lib/client/auth/session'
import { exploreKeys } from '#lib/client/catalogue/explore-cards'
import { getLocalMaterials, keepLocalMaterials } from '#lib/client/catalogue/local-materials'
import { api } from '#lib/client/platform/api'
import type { Material } from '#lib/schemas/catalogue/explore'

const schemas = () => import('#lib/schemas/catalogue/explore')
const materialList = () => schemas().then((all) => all.materialList)
const materialsAtHome = () => schemas().then((all) => all.materialsAtHome)

/** All materials: in alphabetical order, and by id. */
export interface Materials {
  list: readonly Material[]
  byId: ReadonlyMap<string, Material>
}

/** All materials, which hardly ever change. */
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
 * Ids of the signed-in user's materials at home. A list made in this browser moves to the account if that has none. In both cases it is
 * then removed from the browser.
 */
export const ownMaterialsQuery = () =>
  queryOptions({
    queryKey: ['own-materials'],
    meta: { copy: true },
    queryFn: async ({ client }): Promise<readonly string[]> => {
      const { materials } = await api.get('/materials/me', materialsAtHome)
      const here = getLocalMaterials()
      if (here.length === 0) return materials
      const taken = materials.length > 0 ? materials : await moveLocalMaterials(client, here)
      if (taken) keepLocalMaterials([])
      return taken ?? materials
    },
  })

/** Moves the browser's list to the account. @returns undefined if that failed; the next load tries again */
async function moveLocalMaterials(client: QueryClient, ids: readonly string[]): Promise<readonly string[] | undefined> {
  try {
    // An old list may hold removed materials, for which the API would refuse the whole list.
    const { byId } = await client.fetchQuery(materialsQuery())
    const materials = await putOwn(ids.filter((id) => byId.has(id)))
    void client.invalidateQueries({ queryKey: exploreKeys.all })
    return materials
  } catch (error) {
    console.warn('The list of materials in this browser could not be moved to the account', error)
    return undefined
  }
}

/** Saves the list of materials at home: in the signed-in user's account, else in this browser. */
export function useSaveMaterialsAtHome() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      if (await getSession()) return putOwn(ids)
      keepLocalMaterials(ids)
      return undefined
    },
    onSuccess: async (own) => {
      // A visitor's catalogue does not depend on it, except lists that send the ids themselves.
      if (!own) return
      // An earlier response would restore the old list.
      await client.cancelQueries(ownMaterialsQuery())
      client.setQueryData(ownMaterialsQuery().queryKey, own)
      void client.invalidateQueries({ queryKey: exploreKeys.all })
    },
  })
}

async function putOwn(ids: readonly string[]): Promise<readonly string[]> {
  return (await api.put('/materials/me', materialsAtHome, { materials: ids })).materials
}
