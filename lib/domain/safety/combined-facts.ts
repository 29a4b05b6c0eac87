import { needs } from '#lib/domain/platform/vocabulary'
import { type DeclaredHazard, type DeclaredSubstance, effortFor, efforts, type Facts, uses } from '#lib/domain/safety/facts'

/**
 * Combines the facts of several activities done one after the other: every hazard and substance, the sum of screen minutes, and
 * the hardest effort for each need. No note counts as given, because each text gives only those of its own part.
 */
export function combinedFacts(all: readonly Facts[]): Facts {
  const worst = (need: (typeof needs)[number]) => Math.max(...all.map((facts) => efforts.indexOf(effortFor(facts, need))))
  const effort: Facts['effort'] = { fits: [], fine: [], hard: [], impossible: [] }
  for (const need of needs) effort[efforts[worst(need)] ?? 'impossible'].push(need)
  return {
    hazards: combinedHazards(all.flatMap(({ hazards }) => hazards)).map((hazard) => ({ ...hazard, at: ['card'] })),
    substances: combinedSubstances(all.flatMap(({ substances }) => substances)),
    effort,
    given: [],
    acknowledged: [],
  }
}

/** Merges hazards with the same code, actor and way, with all places. Unknown minutes stay unknown, which counts as too many. */
export function combinedHazards(all: readonly DeclaredHazard[]): DeclaredHazard[] {
  const groups = Map.groupBy(all, ({ code, who, as }) => `${code} ${who} ${as ?? ''}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { code, who, as } = first
    const minutes = same.reduce((total, one) => total + (one.minutes ?? Number.NaN), 0)
    return [{ code, who, at: [...new Set(same.flatMap(({ at }) => at))], ...(as && { as }), ...(!Number.isNaN(minutes) && { minutes }) }]
  })
}

/** Lists each substance once with its closest use: eaten in one part means eaten. */
export function combinedSubstances(all: readonly DeclaredSubstance[]): DeclaredSubstance[] {
  const groups = Map.groupBy(all, ({ id }) => id)
  return [...groups].map(([id, same]) => ({ id, use: uses[Math.min(...same.map(({ use }) => uses.indexOf(use)))] ?? 'eaten' }))
}
