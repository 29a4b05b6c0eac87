import type { Circumstances } from '#lib/domain/catalogue/guidance'
import type { ChildCount } from '#lib/domain/profiles/group-size'

/** From this number of children, an activity must say how to run it with a group. */
const GROUP_TEXT_FROM = 6
/** An activity without stated participants is for a family. */
const familySize: ChildCount = { min: 1, max: GROUP_TEXT_FROM - 1 }

/** The properties of an activity that decide with how many children it works. */
export interface Participation {
  /** Null if unknown. */
  circumstances: (Pick<Circumstances, 'participants'> & Partial<Pick<Circumstances, 'childrenPerAdult'>>) | null
  /** Whether it says how to run it with a group. */
  hasGroupText: boolean
}

/**
 * How an activity works with a number of children, best first: all together; in several groups; for six or more, without a text that
 * says how; not at all.
 */
type ParticipationFit = 'together' | 'in_groups' | 'without_text' | 'none'

/** Returns how an activity works with this many children. Of a range, the middle decides, because the exact number is unknown. */
export function participationFit({ circumstances, hasGroupText }: Participation, children: ChildCount | undefined): ParticipationFit {
  if (!children) return 'together'
  const { min, max } = circumstances?.participants ?? familySize
  const middle = middleOf(children)
  if (min > middle) return 'none'
  if (isLargeGroup(children) && !hasGroupText) return 'without_text'
  return max >= middle ? 'together' : 'in_groups'
}

/** Returns the share of a range of children that can take part together, from 0 to 1. */
export function participantShare({ circumstances }: Participation, children: ChildCount): number {
  const { min, max } = circumstances?.participants ?? familySize
  const possible = Math.min(max, children.max) - Math.max(min, children.min) + 1
  return Math.max(0, possible) / (children.max - children.min + 1)
}

/** Returns whether an activity must say how to run it with this number of children. */
export function isLargeGroup({ min }: ChildCount): boolean {
  return min >= GROUP_TEXT_FROM
}

/**
 * The children that one adult usually has, by the months of the youngest from which it counts. Source: NAEYC, Staff-to-Child Ratio and
 * Class Size (2018). At school age its 12 for kindergarten, stricter than its 15.
 */
const usualChildrenPerAdult: readonly { fromMonths: number; children: number }[] = [
  { fromMonths: 60, children: 12 },
  { fromMonths: 36, children: 10 },
  { fromMonths: 12, children: 6 },
  { fromMonths: 0, children: 4 },
]
/** Under this age, an activity never has fewer adults than usual. */
const TODDLER_UNTIL_MONTHS = 36

/** Returns the adults that the most children of this age usually have. */
function usualAdults({ max }: ChildCount, youngestMonths: number): number {
  return Math.ceil(max / (usualChildrenPerAdult.find(({ fromMonths }) => youngestMonths >= fromMonths)?.children ?? 1))
}

function isMoreThanUsual(adults: number, children: ChildCount, youngestMonths: number): boolean {
  return isLargeGroup(children) && adults > usualAdults(children, youngestMonths)
}

/** Returns whether an activity needs more adults than six or more children of this age usually have. */
export function needsMoreAdults(circumstances: Participation['circumstances'], children: ChildCount | undefined, youngestMonths: number): boolean {
  const own = circumstances?.childrenPerAdult
  return own !== undefined && children !== undefined && isMoreThanUsual(Math.ceil(children.max / own), children, youngestMonths)
}

/** Returns the number in the middle of a range. */
export function middleOf({ min, max }: ChildCount): number {
  return (min + max) / 2
}

/** How to run an activity with a group, as stored and shown. */
export interface GroupPlan {
  children: ChildCount
  /** The adults needed for the most children. */
  adults: number
  /** The groups to split into, one after the other or at stations; 1 if all take part together. */
  groups: number
  /** How it works with many children; null for a few, and if the activity does not say it. */
  text: string | null
  /** Whether children of their age usually have fewer adults; absent in older rows. */
  needsMoreAdults?: boolean | undefined
}

/** Returns the plan of an activity for these children; null if a few do it together. */
export function groupPlanOf(circumstances: Circumstances | null, text: string | null, children: ChildCount | undefined): GroupPlan | null {
  if (!children || !circumstances) return null
  const { participants, childrenPerAdult } = circumstances
  const isLarge = isLargeGroup(children)
  const groups = participants.max >= middleOf(children) ? 1 : Math.ceil(children.max / participants.max)
  if (!isLarge && groups === 1) return null
  return { children, adults: Math.ceil(children.max / childrenPerAdult), groups, text: isLarge ? text : null }
}

/** Compares the adults of a plan with the usual number at the age of the youngest; toddlers never have fewer. */
export function withUsualAdults(plan: GroupPlan, youngestMonths: number): GroupPlan {
  const { children } = plan
  const adults = youngestMonths < TODDLER_UNTIL_MONTHS ? Math.max(plan.adults, usualAdults(children, youngestMonths)) : plan.adults
  return { ...plan, adults, needsMoreAdults: isMoreThanUsual(adults, children, youngestMonths) }
}
