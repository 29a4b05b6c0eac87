import 'server-only'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Adaptation } from '#lib/domain/activities/adaptations'
import { type Language, languages, type Setting } from '#lib/domain/platform/basics'
import { needs } from '#lib/domain/platform/vocabulary'
import { typedAllergiesIn } from '#lib/domain/safety/allergies'
import type { Facts } from '#lib/domain/safety/facts'
import { factRefusals, type SafetyAudience } from '#lib/domain/safety/gate'
import { type CardFindings, getFindings, getRefusalReasons, getWordRefusals, type ModelText, parseCard, textsOf } from '#lib/domain/safety/word-gate'
import { groupPlan, storedAdaptations, storedDay, type Withheld } from '#lib/schemas/activities/activity'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import { guidance } from '#lib/schemas/catalogue/guidance'
import { haveTooManyAllergies, safetyOf } from '#lib/server/activities/audience'
import { gateVersion } from '#lib/server/activities/generated-gate-version'
import { selectAudiences, selectFacts, storeFindings } from '#lib/server/activities/sql/activities'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'
import { childrenOf, type RecipientIds } from '#lib/server/profiles/child-history'
import { rowsOf, run } from '#lib/statement'

/** Findings of the gate in a model's card; any other value counts as not read. */
const storedFindings = z.catch(
  z.nullable(
    z.object({
      /** Hash of the gate's version and the card's text. */
      key: z.string(),
      underMonths: z.number(),
      isRefused: z.boolean(),
      substances: z.array(z.string()),
      impossible: z.array(z.enum(needs)),
    }),
  ),
  null,
)

/** Parses the columns of a row that the database stores as text or JSON. */
export const storedParts = z.object({
  language: z.enum(languages),
  adaptations: storedAdaptations,
  // Unreadable facts count as none, so that one row cannot break a whole list.
  facts: z.catch(z.nullable(factsSchema), null),
  findings: storedFindings,
  guidance: z.nullable(guidance),
  groupPlan: z.nullable(groupPlan),
  parts: storedDay,
})

/** Parts of a card that a gate checks, from a model or the library. */
export interface JudgedCard {
  source: 'ai' | 'library'
  language: Language
  title: string
  description: string
  benefits: string[]
  materialsNeeded: string[]
  instructions: string[]
  safetyNotes: string[]
  setting: Setting
  durationMinutes: number
  /** Id of the library's activity; null for one that a model wrote. */
  catalogueId: string | null
  /** Declared facts; null for a model's card that no reader has read. */
  facts: Facts | null
  adaptations: Adaptation[]
}

/** Parts of a stored activity that are judged again. */
export interface StoredCard extends RecipientIds, JudgedCard {
  id: string
  findings: z.infer<typeof storedFindings>
}

/**
 * Returns why past activities would not be offered to the same recipient today, by id; those that would are absent. Children's allergies
 * and needs change, and so do the members of a group.
 */
export async function withheldReasons(user: SignedIn, cards: readonly StoredCard[], now: Date): Promise<Map<string, Withheld>> {
  const [audiences, catalogue] = await Promise.all([audiencesOf(user, cards, now), catalogueFacts(cards)])
  const fresh: FreshFindings[] = []
  const reasons = new Map(
    cards.flatMap((card) => {
      const audience = audiences(card)
      if (audience === undefined) return []
      const facts = card.facts ?? catalogue.get(card.catalogueId ?? '') ?? null
      const reason = audience === 'too_many_allergies' ? 'allergy' : reasonAgainst(card, audience, facts, fresh)
      return reason ? [[card.id, reason] as const] : []
    }),
  )
  if (fresh.length > 0) await keepFindings(user, fresh)
  return reasons
}

/** Stores findings for later lists. A list that cannot store them is complete: the next one reads again. */
async function keepFindings(user: SignedIn, fresh: readonly FreshFindings[]) {
  try {
    await run(pool, storeFindings(user.id, JSON.stringify(fresh)))
  } catch (error) {
    console.error(`The gate's findings could not be stored: ${error instanceof Error ? error.message : ''}`)
  }
}

/** New findings, to be stored with their card. */
interface FreshFindings {
  id: string
  findings: NonNullable<StoredCard['findings']>
}

function reasonAgainst(card: StoredCard, audience: SafetyAudience, facts: Facts | null, fresh: FreshFindings[]): Withheld | undefined {
  if (facts) return firstReason([...factRefusals(facts, audience), ...typedAllergies(card, audience)])
  // Without facts the card's text is searched. An allergy unknown to the lists is searched by its own words.
  if (audience.allergies.unknown.length > 0) return firstReason(getWordRefusals(parseCard(textOf(card)), audience))
  const against = getRefusalReasons(findingsIn(card, fresh), audience)
  return withheldReasonOrder.find((reason) => against.has(reason))
}

/** Searches a model's card for typed allergies unknown to the lists: its reader's facts cannot name them. */
function typedAllergies(card: StoredCard, { allergies }: SafetyAudience): { rule: 'allergy' }[] {
  if (card.source !== 'ai') return []
  return typedAllergiesIn(textsOf(textOf(card)), allergies).map(() => ({ rule: 'allergy' }))
}

const withheldReasonOrder = ['allergy', 'need', 'age'] as const

function firstReason(rules: readonly { rule: string }[]): Withheld | undefined {
  if (rules.some(({ rule }) => rule === 'allergy')) return 'allergy'
  if (rules.some(({ rule }) => rule === 'need')) return 'need'
  return rules.length > 0 ? 'age' : undefined
}

/** Returns the findings of this version of the gate: the stored ones, or new ones, which are added to `fresh`. */
function findingsIn(card: StoredCard, fresh: FreshFindings[]): CardFindings {
  const text = textOf(card)
  const key = createHash('sha256').update(gateVersion).update(JSON.stringify(text)).digest('base64url')
  if (card.findings?.key === key) return card.findings
  const findings = { key, ...getFindings(parseCard(text)) }
  fresh.push({ id: card.id, findings })
  return findings
}

/** Returns the texts that the gate reads. */
function textOf(card: StoredCard): ModelText {
  const { language, title, description, benefits, materialsNeeded, instructions, safetyNotes, setting, durationMinutes, adaptations } = card
  const variations = adaptations.map((one) => one.text)
  return { language, title, description, benefits, materialsNeeded, instructions, safetyNotes, setting, durationMinutes, variations }
}

type AudienceToday = SafetyAudience | 'too_many_allergies' | undefined

/** Returns each card's current audience: undefined if nothing is known of it; no card counts as safe for more allergies than the gates search for. */
async function audiencesOf(user: SignedIn, cards: readonly StoredCard[], now: Date): Promise<(card: StoredCard) => AudienceToday> {
  const childIds = [...new Set(cards.flatMap(childrenOf))]
  const groupIds = [...new Set(cards.flatMap(({ groupId }) => groupId ?? []))]
  const rows = await rowsOf(pool, selectAudiences(user.id, childIds, groupIds))
  const byRecipient = Map.groupBy(rows, ({ recipientId }) => recipientId)
  const known = new Map<string, AudienceToday>()
  return (card) => {
    const ids = card.groupId === null ? childrenOf(card) : [card.groupId]
    const key = ids.join()
    if (!known.has(key)) {
      const members = ids.flatMap((id) => byRecipient.get(id) ?? [])
      known.set(key, members.length === 0 ? undefined : haveTooManyAllergies(members) ? 'too_many_allergies' : safetyOf(members, now))
    }
    return known.get(key)
  }
}

/** Selects current facts of library activities that were stored without facts. */
async function catalogueFacts(cards: readonly StoredCard[]): Promise<Map<string, Facts>> {
  const ids = cards.flatMap(({ facts, catalogueId }) => (facts === null && catalogueId !== null ? [catalogueId] : []))
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(pool, selectFacts(ids))
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}
