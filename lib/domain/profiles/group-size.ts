/** How many children are there, as users say it once for a group. */
export const groupSizes = ['1', '2-5', '6-12', '13-25', 'over-25'] as const
export type GroupSize = (typeof groupSizes)[number]

/** A number of children that is known to lie between two numbers, both included. */
export interface ChildCount {
  min: number
  max: number
}

/** The children counted for a class of more than 25, for its adults and materials. Our choice. */
const LARGEST_CLASS = 40

const counts: Record<GroupSize, ChildCount> = {
  '1': { min: 1, max: 1 },
  '2-5': { min: 2, max: 5 },
  '6-12': { min: 6, max: 12 },
  '13-25': { min: 13, max: 25 },
  'over-25': { min: 26, max: LARGEST_CLASS },
}

/** Returns the number of children of a size. */
export function childCountOf(size: GroupSize): ChildCount {
  return counts[size]
}

/** Returns the size of a group with this many children, from 1. */
export function groupSizeOf(children: number): GroupSize {
  return groupSizes.find((size) => children <= counts[size].max) ?? 'over-25'
}
