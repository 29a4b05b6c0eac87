import type { Need } from '#lib/domain/platform/vocabulary'
import { type DeclaredHazard, type DeclaredSubstance, type Effort, efforts, type Facts } from '#lib/domain/safety/facts'

/** Adds a hazard. If it is already declared with the same actor and way, its places are added there. */
export function addHazard(hazards: readonly DeclaredHazard[], { minutes, ...hazard }: DeclaredHazard): DeclaredHazard[] {
  const same = hazards.find((one) => isSameHazard(one, hazard))
  if (!same) return [...hazards, { ...hazard, ...(minutes && { minutes }) }]
  const at = [...new Set([...same.at, ...hazard.at])]
  const longest = same.minutes && minutes ? { minutes: Math.max(same.minutes, minutes) } : {}
  return hazards.map((one) => (one === same ? { ...one, at, ...longest } : one))
}

/** Compares two hazards by code, actor and way, not by place. */
export function isSameHazard(one: DeclaredHazard, other: DeclaredHazard): boolean {
  return one.code === other.code && one.who === other.who && one.as === other.as
}

/** Adds a substance, replacing another use of it. */
export function setSubstance(substances: readonly DeclaredSubstance[], { id, use }: DeclaredSubstance): DeclaredSubstance[] {
  return [...substances.filter((one) => one.id !== id), { id, use }]
}

/** Sets the effort that the activity takes with a need. */
export function setEffort(effort: Facts['effort'], need: Need, to: Effort): Facts['effort'] {
  const without = (one: Effort) => effort[one].filter((other) => other !== need)
  const list = (one: Effort) => (one === to ? [...without(one), need] : without(one))
  const [fits, fine, hard, impossible] = efforts.map(list)
  return { fits: fits ?? [], fine: fine ?? [], hard: hard ?? [], impossible: impossible ?? [] }
}
