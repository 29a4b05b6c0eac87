interface Placed {
  id: string
  position: number
}

/**
 * Puts one of a list at another place, from 0; beyond the end is last. The rows between shift by one and take over each other's
 * positions, so that a list of which this is a part keeps its mixture.
 * @param rows in their order
 * @returns those whose position is another one now
 */
export function reordered(rows: readonly Placed[], id: string, place: number): Placed[] {
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

/** Each above the one before it: rows at the same position could not change places. */
function ascending(positions: number[]): number[] {
  let last = Number.NEGATIVE_INFINITY
  return positions.map((position) => {
    last = Math.max(position, last + 1)
    return last
  })
}
