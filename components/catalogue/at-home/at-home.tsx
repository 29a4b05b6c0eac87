'use client'

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { type AtHome, useAtHomeList } from '#lib/client/catalogue/use-at-home'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

const MaterialsDialog = lazy(() => import('#components/catalogue/at-home/materials-dialog').then((file) => ({ default: file.MaterialsDialog })))

interface Context extends AtHome {
  /** Opens the list to tick from; `then` comes once something on it is saved. */
  pick: (then?: () => void) => void
}

const AtHomeContext = createContext<Context>({ ids: undefined, toSend: null, reckoned: undefined, pick: () => {} })

/** What is at home, for everything inside: reckoned once, however many cards there are. */
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

interface Lack {
  id: string
  name: string
  /** What would do as well, by name. */
  orElse: string[]
}

/** What an activity needs and is not at home; null where nothing is known of what is. */
export interface Lacks {
  missing: Lack[]
  /** What something at home does in the place of, both by name. */
  standIns: { name: string; by: string }[]
}

/** Reckoned here, so that what everybody gets of the catalogue is the same; until everything for that is there, as the API says. */
export function useMissing({ materials, missing }: Pick<ExploreCard, 'materials' | 'missing'>): Lacks | null {
  const { reckoned } = useAtHome()
  if (!reckoned)
    return missing && { missing: materials.filter(({ id }) => missing.includes(id)).map((one) => ({ ...one, orElse: [] })), standIns: [] }
  const { standing, nameOf } = reckoned
  const lacks: Lacks = { missing: [], standIns: [] }
  for (const { id, name } of materials) {
    const how = standing(id)
    if (how.is === 'missing') lacks.missing.push({ id, name, orElse: how.orElse.map(nameOf) })
    if (how.is === 'stand-in') lacks.standIns.push({ name, by: nameOf(how.by) })
  }
  return lacks
}
