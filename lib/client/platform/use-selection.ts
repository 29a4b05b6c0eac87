'use client'

import { useState } from 'react'

/** The selected rows among those shown, in selection mode. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[] = []) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  const idsOf = (rows: readonly Row[]) => new Set(rows.map(({ id }) => id))
  const isSelected = ({ id }: Row) => ids?.has(id) === true
  return {
    isOn: ids !== undefined,
    toggle: () => setIds(ids ? undefined : new Set()),
    /** Only visible rows: an admin must see what they change. */
    rows: shown.filter(isSelected),
    has: isSelected,
    select: (row: Row, isOn: boolean) => setIds(idsOf(shown.filter((one) => (one.id === row.id ? isOn : isSelected(one))))),
    selectAll: (isAll: boolean) => setIds(isAll ? idsOf(shown) : new Set()),
    keep: (rows: readonly Row[]) => setIds(idsOf(rows)),
  }
}
export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>
