import 'server-only'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Adaptation } from '#lib/domain/activities/adaptations'
import { type Language, languages, type Setting } from '#lib/domain/platform/basics'
import { needs } from '#lib/domain/platform/vocabulary'
import { typedAllergiesIn } from '#lib/domain/safety/allergies'
import type { Facts } from '#lib/domain/safety/facts'
import { factRefusals, type SafetyAudience } from '#lib/domain/safety/gate'
import { type CardFindings, findingsAgainst, findingsOf, type ModelText, searchCard, textsOf, wordRefusals } from '#lib/domain/safety/strict-words'
import { storedAdaptations, storedDay, type Withheld } from '#lib/schemas/activities/activity'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import { guidance } from '#lib/schemas/catalogue/guidance'
import { haveTooManyAllergies, safetyOf } from '#lib/server/activities/audience'
import { gateVersion } from '#lib/server/activities/generated-gate-version'
import { selectAudiences, selectFacts, storeFindings } from '#lib/server/activities/sql/activities'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'
import { childrenOf, type RecipientIds } from '#lib/server/profiles/child-history'
import { rowsOf, run } from '#lib/statement'

/** What a gate read in a model's card; anything else counts as not read. */
const storedFindings = z.catch(
  z.nullable(
    z.object({
      /** Of the gate's version and the card's text. */
      key: z.string(),
      underMonths: z.number(),
      isRefused: z.boolean(),
      substances: z.array(z.string()),
      impossible: z.array(z.enum(needs)),
    }),
  ),
  null,
)

/** Of a stored row, what the database keeps as text or JSON. */
export const storedParts = z.object({
  language: z.enum(languages),
  adaptations: storedAdaptations,
  facts: z.nullable(factsSchema),
  findings: storedFindings,
  guidance: z.nullable(guidance),
  parts: storedDay,
})

/** What of a card a gate asks for, whoever wrote it. */
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
  /** The library's activity it is; null for one a model wrote. */
  catalogueId: string | null
  /** What is declared of it; null for a model's card that no reader has read. */
  facts: Facts | null
  adaptations: Adaptation[]
}

/** What of a stored activity is judged again. */
export interface StoredCard extends RecipientIds, JudgedCard {
  id: string
  findings: z.infer<typeof storedFindings>
}

/**
 * Why activities of somebody's past would not be offered to the same child or group as they are today, by their id: children's allergies and needs
 * change, and so do the members of a group. One that may still be offered is not in it.
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
    console.error(`Findings of the gate could not be stored: ${error instanceof Error ? error.message : ''}`)
  }
}

/** What was read now, to be kept with its card. */
interface FreshFindings {
  id: string
  findings: NonNullable<StoredCard['findings']>
}

function reasonAgainst(card: StoredCard, audience: SafetyAudience, facts: Facts | null, fresh: FreshFindings[]): Withheld | undefined {
  if (facts) return firstReason([...factRefusals(facts, audience), ...typedAllergies(card, audience)])
  // Without facts a card can only be read. An allergy that no list knows is looked for in the words themselves.
  if (audience.allergies.unknown.length > 0) return firstReason(wordRefusals(searchCard(textOf(card)), audience))
  const against = findingsAgainst(findingsIn(card, fresh), audience)
  return withheldReasonOrder.find((reason) => against.has(reason))
}

/** In a model's card an allergy that no list knows is looked for as it was typed: its reader's facts cannot name it. */
function typedAllergies(card: StoredCard, { allergies }: SafetyAudience): { rule: 'allergy' }[] {
  if (card.source !== 'ai' || allergies.unknown.length === 0) return []
  return textsOf(textOf(card)).flatMap((text) => typedAllergiesIn(text, allergies).map(() => ({ rule: 'allergy' as const })))
}

const withheldReasonOrder = ['allergy', 'need', 'age'] as const

function firstReason(rules: readonly { rule: string }[]): Withheld | undefined {
  if (rules.some(({ rule }) => rule === 'allergy')) return 'allergy'
  if (rules.some(({ rule }) => rule === 'need')) return 'need'
  return rules.length > 0 ? 'age' : undefined
}

/** What this version of the gate reads in a card: as it is kept, or read now and added to `fresh`. */
function findingsIn(card: StoredCard, fresh: FreshFindings[]): CardFindings {
  const text = textOf(card)
  const key = createHash('sha256').update(gateVersion).update(JSON.stringify(text)).digest('base64url')
  if (card.findings?.key === key) return card.findings
  const findings = { key, ...findingsOf(searchCard(text)) }
  fresh.push({ id: card.id, findings })
  return findings
}

/** The parts of a card that the gate reads. */
function textOf(card: StoredCard): ModelText {
  const { language, title, description, benefits, materialsNeeded, instructions, safetyNotes, setting, durationMinutes, adaptations } = card
  const variations = adaptations.map((one) => one.text)
  return { language, title, description, benefits, materialsNeeded, instructions, safetyNotes, setting, durationMinutes, variations }
}

type AudienceToday = SafetyAudience | 'too_many_allergies' | undefined

/** For whom a card was, as they are today: nobody, where nothing is known of them; nothing can be said to be fit for more allergies than are looked for. */
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

/** What is declared today of the library's activities that were stored without. */
async function catalogueFacts(cards: readonly StoredCard[]): Promise<Map<string, Facts>> {
  const ids = cards.flatMap(({ facts, catalogueId }) => (facts === null && catalogueId !== null ? [catalogueId] : []))
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(pool, selectFacts(ids))
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}
