'use client'

import { useHideActivities } from '#lib/client/catalogue/admin/catalogue'
import type { CatalogueRow } from '#lib/schemas/catalogue/catalogue'

type Row = Pick<CatalogueRow, 'id' | 'isHidden'>

/** Hides or shows several activities at once, and undoes the last time. */
export function useBulkHiding() {
  const { mutate, data, variables, isPending, reset } = useHideActivities()
  const hide = (rows: readonly Row[], isHidden: boolean) => mutate({ rows, isHidden })
  return {
    isBusy: isPending,
    hide,
    /** The last change, until it is undone or dismissed. */
    last: data && variables && { isHidden: variables.isHidden, changedCount: data.changed.length, failedCount: data.failed.length },
    undo() {
      if (!data || !variables) return
      const changed = data.changed.map((row) => ({ ...row, isHidden: variables.isHidden }))
      mutate({ rows: changed, isHidden: !variables.isHidden }, { onSuccess: ({ failed }) => (failed.length === 0 ? reset() : undefined) })
    },
  }
}
export type BulkHiding = ReturnType<typeof useBulkHiding>
