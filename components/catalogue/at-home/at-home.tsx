'use client'

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { type AtHome, useAtHomeList } from '#lib/client/catalogue/use-at-home'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

const MaterialsDialog = lazy(() => import('#components/catalogue/at-home/materials-dialog').then((file) => ({ default: file.MaterialsDialog })))

interface Context extends AtHome {
  /** Opens the list; `then` runs after a save with at least one material. */
  pick: (then?: () => void) => void
}

const AtHomeContext = createContext<Context>({ ids: undefined, toSend: null, lookup: undefined, pick: () => {} })

/** Provides the materials at home to its children, computed once for all cards. */
export function AtHomeProvider({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const atHome = useAtHomeList(isSignedIn)
  const [picking, setPicking] = useState<{ then: (() => void) | undefined }>()
  return (
    <AtHomeContext value={{ ...atHome, pick: (then) => setPicking({ then }) }}>
      {children}
      {picking && (
        <Suspense>
          <MaterialsDialog
            ids={atHome.ids}
            isSignedIn={isSignedIn}
            onClose={() => setPicking(undefined)}
            onSaved={(ids) => {
              setPicking(undefined)
              if (ids.length > 0) picking.then?.()
            }}
          />
        </Suspense>
      )}
    </AtHomeContext>
  )
}

export function useAtHome(): Context {
  return useContext(AtHomeContext)
}

interface MissingMaterial {
  id: string
  name: string
  /** Names of possible substitutes. */
  orElse: string[]
}

/** Materials that an activity needs and the user lacks; null if the user's materials are unknown. */
export interface MissingMaterials {
  missing: MissingMaterial[]
  /** Materials at home that substitute others, both by name. */
  standIns: { name: string; by: string }[]
}

/** Computed in the browser, so that all users get the same catalogue; until everything is loaded, the API's result is used. */
export function useMissingMaterials({ materials, missing }: Pick<ExploreCard, 'materials' | 'missing'>): MissingMaterials | null {
  const { lookup } = useAtHome()
  if (!lookup) return missing && { missing: materials.filter(({ id }) => missing.includes(id)).map((one) => ({ ...one, orElse: [] })), standIns: [] }
  const { standing, nameOf } = lookup
  const lacks: MissingMaterials = { missing: [], standIns: [] }
  for (const { id, name } of materials) {
    const how = standing(id)
    if (how.is === 'missing') lacks.missing.push({ id, name, orElse: how.orElse.map(nameOf) })
    if (how.is === 'stand-in') lacks.standIns.push({ name, by: nameOf(how.by) })
  }
  return lacks
}
