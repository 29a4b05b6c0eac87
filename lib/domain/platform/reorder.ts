interface Placed {
  id: string
  position: number
}

/**
 * Moves a row to another index, from 0; beyond the end means last. The rows between shift by one and take each other's positions,
 * so that a list that contains these rows keeps its order of kinds.
 * @param rows in their order
 * @returns the rows whose position changed
 */
export function reorderRows(rows: readonly Placed[], id: string, place: number): Placed[] {
  const moved = rows.find((row) => row.id === id)
  if (!moved) return []
  const others = rows.filter((row) => row !== moved)
  const order = [...others.slice(0, place), moved, ...others.slice(place)]
  const positions = ascending(rows.map(({ position }) => position))
  return order.flatMap((row, i) => {
    const position = positions[i] ?? row.position
    return position === row.position ? [] : [{ id: row.id, position }]
  })
}

/** Makes each position greater than the one before: rows at the same position could not swap. */
function ascending(positions: number[]): number[] {
  let last = Number.NEGATIVE_INFINITY
  return positions.map((position) => {
    last = Math.max(position, last + 1)
    return last
  })
}
