import { addHazard, isSameHazard, setEffort, setSubstance } from '#lib/client/catalogue/admin/declared'
import type { Need } from '#lib/domain/platform/vocabulary'
import type { DeclaredHazard, DeclaredSubstance, Facts } from '#lib/domain/safety/facts'
import type { SubstanceKind } from '#lib/domain/safety/word-senses'
import type { FactProposals } from '#lib/schemas/catalogue/fact-proposals'

/** One fact that the reader proposes to declare. */
export type Proposal = { key: string } & (
  | { kind: 'hazard'; hazard: DeclaredHazard; isUnsure: boolean }
  | { kind: 'substance'; substance: DeclaredSubstance; name: string; sense: SubstanceKind }
  | { kind: 'need'; need: Need }
)

/** Lists the reader's proposals one by one. */
export function listProposals({ hazards, substances, impossibleFor }: FactProposals): Proposal[] {
  return [
    ...hazards.map(({ isUnsure, ...hazard }) => ({
      key: ['hazard', hazard.code, hazard.who, hazard.as, isUnsure, ...hazard.at].join(' '),
      kind: 'hazard' as const,
      hazard,
      isUnsure,
    })),
    ...substances.map(({ name, kind: sense, ...substance }) => ({
      key: `substance ${substance.id} ${substance.use}`,
      kind: 'substance' as const,
      substance,
      name,
      sense,
    })),
    ...impossibleFor.map((need) => ({ key: `need ${need}`, kind: 'need' as const, need })),
  ]
}

/** Whether the facts already include the proposal. */
export function isDeclared(proposal: Proposal, { hazards, substances, effort }: Facts): boolean {
  switch (proposal.kind) {
    case 'hazard': {
      const { hazard } = proposal
      const same = hazards.filter((one) => isSameHazard(one, hazard) && isAsLong(one, hazard))
      return hazard.at.every((place) => same.some(({ at }) => at.includes(place) || at.includes('card')))
    }
    case 'substance':
      return substances.some(({ id, use }) => id === proposal.substance.id && use === proposal.substance.use)
    case 'need':
      return effort.impossible.includes(proposal.need)
  }
}

/** Compares the minutes of two hazards; unknown minutes count as the longest. */
function isAsLong(one: DeclaredHazard, other: DeclaredHazard): boolean {
  return (one.minutes ?? Number.POSITIVE_INFINITY) >= (other.minutes ?? 0)
}

/** Returns the part of the facts that a proposal changes, with the proposal added. */
export function applyProposal(proposal: Proposal, { hazards, substances, effort }: Facts): Partial<Facts> {
  switch (proposal.kind) {
    case 'hazard':
      return { hazards: addHazard(hazards, proposal.hazard) }
    case 'substance':
      return { substances: setSubstance(substances, proposal.substance) }
    case 'need':
      return { effort: setEffort(effort, proposal.need, 'impossible') }
  }
}
