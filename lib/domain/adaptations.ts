/** How to make an activity easier or harder, for whom: ages in months, both ends included. */
export interface Adaptation {
  ageMinMonths: number
  ageMaxMonths: number
  text: string
}

interface Adaptable {
  ageMinMonths: number
  ageMaxMonths: number
  easier: string
  harder: string
}

/**
 * The library's `easier` and `harder` for one child: easier from the start of the range up to the child's age, harder from
 * the month after it to the end. Both sides keep at least a month: a child at or above the end of the range (an activity for
 * slightly younger ones) falls into `harder`, which then reaches up to the child; one at its start into `easier`.
 */
export function adaptationsFor({ ageMinMonths, ageMaxMonths, easier, harder }: Adaptable, ageMonths: number): Adaptation[] {
  const border = Math.max(ageMinMonths, Math.min(ageMonths, ageMaxMonths - 1))
  return [
    { ageMinMonths, ageMaxMonths: border, text: easier },
    { ageMinMonths: border + 1, ageMaxMonths: Math.max(ageMaxMonths, ageMonths), text: harder },
  ]
}
