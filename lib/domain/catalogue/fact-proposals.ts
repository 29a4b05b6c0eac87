/** Proposals for the facts of an activity in progress, from the reader's answers. A person adds or dismisses each one. */
import { durationLimits } from '#lib/domain/catalogue/catalogue-limits'
import { type Need, needs } from '#lib/domain/platform/vocabulary'
import { UNRESOLVED_SUBSTANCE } from '#lib/domain/safety/allergies'
import { partNamed } from '#lib/domain/safety/card-parts'
import { combinedHazards, combinedSubstances } from '#lib/domain/safety/combined-facts'
import { type DeclaredHazard, type DeclaredSubstance, type Facts, type Place, uses } from '#lib/domain/safety/facts'
import { underMonthsOf } from '#lib/domain/safety/gate'
import { type HazardCode, hazardCodes, screenLimitUnderMonths } from '#lib/domain/safety/hazards'
import { concerns, coversSubstance, type LintedText, placeOf } from '#lib/domain/safety/lint'
import { declaredHazard, type ReaderAnswer, substanceIds, toSubstances } from '#lib/domain/safety/reading'

/** The reader's answer about the text in one language. */
export interface Reading {
  text: LintedText
  answer: ReaderAnswer
}

interface ProposedHazard extends DeclaredHazard {
  /** The reader is unsure whether it is there. */
  isUnsure: boolean
}

export interface FactProposals {
  hazards: ProposedHazard[]
  substances: DeclaredSubstance[]
  impossibleFor: Need[]
  /** Names of substances missing from the vocabulary, as the reader wrote them. */
  unknownSubstances: string[]
  /** Places where the reader sees a danger that no rule describes. */
  otherDangers: Place[]
}

interface Written {
  ageMinMonths: number
  facts: Facts | null
}

/** Lists everything found in any language and not declared yet. Only a person acknowledges, so acknowledgements are never proposed. */
export function factProposals(readings: readonly Reading[], { ageMinMonths, facts }: Written): FactProposals {
  const sure = readings.flatMap(({ answer, text }) => combinedHazards(answer.hazards.flatMap((one) => proposedHazard(one, text) ?? [])))
  const doubts = readings.flatMap(({ answer, text }) => answer.unsure.map((doubt) => ({ doubt, text })))
  const unsure = doubts.flatMap(({ doubt, text }) => proposedHazard({ ...doubt, who: 'child', way: null, minutes: null }, text) ?? [])
  const candidates = [...strictestFirst(union(sure), false), ...strictestFirst(union(unsure), true)]
  const substances = readings.flatMap(({ answer }) => answer.substances)
  const impossible = readings.flatMap(({ answer }) => answer.impossibleFor)
  return {
    hazards: undeclaredHazards(
      candidates.filter(({ code }) => mayMatter(code, ageMinMonths)),
      facts?.hazards ?? [],
    ),
    substances: undeclaredSubstances(substances, facts?.substances ?? []),
    impossibleFor: needs.filter((need) => impossible.includes(need) && !facts?.effort.impossible.includes(need)),
    unknownSubstances: [...new Set(substances.flatMap(({ name }) => (substanceIds(name).includes(UNRESOLVED_SUBSTANCE) ? [name.trim()] : [])))],
    otherDangers: [...new Set(doubts.filter(({ doubt }) => !isHazardCode(doubt.code)).map(({ doubt, text }) => placeNamed(doubt.where, text)))],
  }
}

const isHazardCode = (code: string) => hazardCodes.some((one) => one === code)

/** Returns whether a hazard can block the activity from that age on, or requires a note. */
function mayMatter(code: HazardCode, ageMinMonths: number): boolean {
  return concerns(code, ageMinMonths) || (code === 'screens' && ageMinMonths < screenLimitUnderMonths)
}

/**
 * Converts an answer to a hazard of the vocabulary. A place that the card does not have becomes elsewhere.
 */
function proposedHazard(answered: ReaderAnswer['hazards'][number], text: LintedText): DeclaredHazard | undefined {
  const hazard = declaredHazard(answered, text) ?? declaredHazard({ ...answered, where: 'title' }, text)
  if (!hazard) return undefined
  const { code, at, who, as, minutes } = hazard
  return {
    code,
    at,
    who,
    ...(as && { as }),
    ...(code === 'screens' && minutes !== undefined && { minutes: Math.min(minutes, durationLimits.max) }),
  }
}

function placeNamed(where: string, text: LintedText): Place {
  const place = partNamed(where, text)
  return ofCard(place ? placeOf(place.part, place.index) : 'elsewhere')
}

/** Replaces elsewhere by card: reviewed activities declare for the whole card what is neither in a step nor in a variation. */
function ofCard(place: Place): Place {
  return place === 'elsewhere' ? 'card' : place
}

/** Merges hazards with the same code, actor and way. The languages describe the same screens, so the longest minutes count, not their sum. */
function union(hazards: readonly DeclaredHazard[]): DeclaredHazard[] {
  const groups = Map.groupBy(hazards, ({ code, who, as }) => `${code} ${who} ${as ?? ''}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { minutes: _, ...hazard } = first
    const places = [...new Set(same.flatMap(({ at }) => at))]
    const named = places.filter((place) => place !== 'elsewhere')
    const minutes = Math.max(...same.map((one) => one.minutes ?? Number.POSITIVE_INFINITY))
    return [{ ...hazard, at: named.length > 0 ? named : places, ...(Number.isFinite(minutes) && { minutes }) }]
  })
}

const strictness = ({ code, who, as }: DeclaredHazard) => underMonthsOf(code, who, as)

/** Sorts the strictest first; among equals, those with steps, because a hazard at a step also covers elsewhere. */
function strictestFirst(hazards: readonly DeclaredHazard[], isUnsure: boolean): ProposedHazard[] {
  const isElsewhere = ({ at }: DeclaredHazard) => Number(at.includes('elsewhere'))
  return hazards
    .toSorted((a, b) => Number(strictness(b) > strictness(a)) - Number(strictness(a) > strictness(b)) || isElsewhere(a) - isElsewhere(b))
    .map((hazard) => ({ ...hazard, isUnsure }))
}

/** Removes places where the same hazard is declared or proposed at least as strictly. */
function undeclaredHazards(candidates: readonly ProposedHazard[], declared: readonly DeclaredHazard[]): ProposedHazard[] {
  const proposed: ProposedHazard[] = []
  for (const candidate of candidates) {
    const known = [...declared, ...proposed].filter((one) => isAsStrict(one, candidate))
    const at = candidate.at.filter((place) => !known.some((one) => reaches(one, place)))
    if (at.length > 0) proposed.push({ ...candidate, at })
  }
  return proposed.map((hazard) => ({ ...hazard, at: hazard.at.map(ofCard) }))
}

function isAsStrict(one: DeclaredHazard, other: DeclaredHazard): boolean {
  const isAsLong = (one.minutes ?? Number.POSITIVE_INFINITY) >= (other.minutes ?? 0)
  return one.code === other.code && isAsLong && strictness(one) >= strictness(other)
}

function reaches({ at }: DeclaredHazard, place: Place): boolean {
  return place === 'elsewhere' || at.includes(place) || at.includes('card')
}

/** Removes substances covered by a declared one that is at least as close to the child. */
function undeclaredSubstances(named: ReaderAnswer['substances'], declared: readonly DeclaredSubstance[]): DeclaredSubstance[] {
  const isAsClose = (one: DeclaredSubstance, other: DeclaredSubstance) => uses.indexOf(one.use) <= uses.indexOf(other.use)
  return combinedSubstances(toSubstances(named))
    .filter(({ id }) => id !== UNRESOLVED_SUBSTANCE)
    .filter((substance) => !declared.some((one) => coversSubstance(one.id, substance.id) && isAsClose(one, substance)))
}
