import 'server-only'
import type { ActivityText } from '#lib/catalogue/activity-rows'
import { adaptationsFor } from '#lib/domain/activities/adaptations'
import type { Minutes } from '#lib/domain/activities/duration'
import type { FitCandidate } from '#lib/domain/activities/fit'
import type { Language, Setting } from '#lib/domain/platform/basics'
import type { Facts } from '#lib/domain/safety/facts'
import { blocksOf, notesFor, type SafetyAudience } from '#lib/domain/safety/gate'
import { withNotes } from '#lib/domain/safety/notes'
import { prepared } from '#lib/prepared'
import type { Card } from '#lib/server/activities/activity-store'
import { pool } from '#lib/server/platform/db'

/** An activity of the built-in library, in one language. */
export interface LibraryCard extends FitCandidate, ActivityText {
  language: Language
  isFree: boolean
  picture: string[]
  /** Null for what nobody has vouched for, which is offered to nobody. */
  facts: Facts | null
}

interface Wanted {
  language: Language
  setting: Setting
  minutes: Minutes
  /** The youngest one's age: nothing that is for older children only. */
  ageMonths: number
}

const columnsSql = `
  select a.id, a.category_id as "categoryId", a.setting, a.duration_minutes as "durationMinutes", a.age_min_months as "ageMinMonths",
    a.age_max_months as "ageMaxMonths", a.difficulty, a.tags, a.traits, a.picture, a.price_usd is null as "isFree",
    t.language, t.title, t.description, t.benefits, t.instructions, t.safety_notes as "safetyNotes", t.easier, t.harder,
    array(
      select (m.name ->> $1) || coalesce(' (' || (cm.quantity ->> $1) || ')', '')
      from catalogue_material cm join material m on m.id = cm.material_id where cm.activity_id = a.id order by cm.position
    ) as "materialsNeeded",
    array(select cm.material_id from catalogue_material cm where cm.activity_id = a.id) as "materialIds", a.facts
  from catalogue_activity a join catalogue_text t on t.activity_id = a.id and t.language = $1`
const cardsSql = `${columnsSql}
  where not a.is_hidden and a.category_id <> all(array(select id from category where is_hidden)) and a.setting = $2::"Setting" and a.duration_minutes between $3 and $4 and a.age_min_months <= $5`

/** The library's activities of a setting and so many minutes, for that age or younger. Materials read "Name (quantity)". */
export async function listLibraryCards({ language, setting, minutes, ageMonths }: Wanted): Promise<LibraryCard[]> {
  const values = [language, setting, minutes.min, minutes.max, ageMonths]
  const { rows } = await pool.query<LibraryCard>(prepared(cardsSql, values))
  return rows
}

const oneSql = `${columnsSql}
  join category c on c.id = a.category_id where a.id = $2 and not a.is_hidden and not c.is_hidden`

/** One of the library's activities, or undefined, also for a hidden one. */
export async function findLibraryCard(id: string, language: Language): Promise<LibraryCard | undefined> {
  const { rows } = await pool.query<LibraryCard>(prepared(oneSql, [language, id]))
  return rows[0]
}

/** Whether nothing in a card speaks against showing it to these children. */
export function isSafeFor({ facts }: LibraryCard, audience: SafetyAudience): boolean {
  return blocksOf(facts, audience).length === 0
}

/** A card as it is stored for somebody: with the notes its audience requires, and the easier and harder ways for all ages present, in months. */
export function preparedCard(full: LibraryCard, audience: SafetyAudience, agesMonths: readonly number[]): Card {
  const { id: catalogueId, categoryId, easier, harder, materialIds, ...card } = full
  const due = card.facts ? notesFor(card.facts, card, audience.youngestMonths, audience.allergies) : []
  const safetyNotes = withNotes(card.safetyNotes, due, card.language, audience.youngestMonths)
  return { ...card, source: 'library', catalogueId, safetyNotes, adaptations: adaptationsFor(full, agesMonths) }
}
