import 'server-only'
import { bool, date, enumOf, filled, instant, int, jsonb, listOf, orNull, text, textOf, uuid } from '#lib/columns'
import type { AgePart, Circumstances, Guidance } from '#lib/domain/catalogue/guidance'
import { languages, settings } from '#lib/domain/platform/basics'
import { difficulties } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'
import { theirsSql } from '#lib/server/profiles/sql'
import { command, composed, statement } from '#lib/statement'

/** Columns for the choice of an activity. */
const candidateRow = {
  id: uuid,
  categoryId: text,
  setting: enumOf('Setting', settings),
  settings: listOf(textOf(settings)),
  durationMinutes: int,
  ageMinMonths: int,
  ageMaxMonths: int,
  difficulty: enumOf('Difficulty', difficulties),
  tags: listOf(text),
  traits: listOf(text),
  isFree: bool,
  facts: orNull(jsonb<Facts>()),
  prepMinutes: orNull(int),
  tidyMinutes: orNull(int),
  circumstances: orNull(jsonb<Circumstances>()),
  hasGroupText: bool,
  partsByAge: jsonb<AgePart[]>(),
  places: listOf(text),
  occasions: listOf(text),
  quick: listOf(text),
  materialIds: listOf(text),
}
const candidateColumns = `a.id, a.category_id as "categoryId", a.setting, a.settings, a.duration_minutes as "durationMinutes",
      a.age_min_months as "ageMinMonths", a.age_max_months as "ageMaxMonths", a.difficulty, a.tags, a.traits, a.price_usd is null as "isFree", a.facts,
      a.prep_minutes as "prepMinutes", a.tidy_minutes as "tidyMinutes", a.circumstances, a.places, a.occasions, t.quick,
      t.guidance ->> 'group' is not null as "hasGroupText", coalesce(t.guidance -> 'partsByAge', '[]') as "partsByAge",
      array(select cm.material_id from catalogue_material cm where cm.activity_id = a.id order by cm.position) as "materialIds"`

/** More than a family sees in months; the app's library has fewer for any request. */
const MOST_CANDIDATES = 250

/**
 * Selects candidates: $1 the language, $2 setting, $3 and $4 minimum and maximum minutes, $5 the youngest one's months. If there are too
 * many, the order is: those for that age before those for younger ones; then those for $10 children, if their number is known; then
 * those not in $6, which were seen (reversed by $9); then those with a tag in $7; then a selection by the seed $8.
 */
export const selectCandidates = statement({
  row: candidateRow,
  text: `
    with fitting as (
      select id from catalogue_activity
      where not is_hidden and category_id <> all(array(select id from category where is_hidden)) and $2 = any(settings)
        and duration_minutes between $3 and $4 and age_min_months <= $5
      order by age_max_months < $5,
        $10::float8 not between (circumstances #>> '{participants,min}')::int and (circumstances #>> '{participants,max}')::int nulls last,
        id = any($6::uuid[]) <> $9, not tags && $7::text[], md5(id::text || $8) limit ${MOST_CANDIDATES}
    )
    select ${candidateColumns}
    from fitting join catalogue_activity a on a.id = fitting.id join catalogue_text t on t.activity_id = a.id and t.language = $1`,
})

/** Selects the library's activities $2 in the language $1, except hidden ones. */
export const selectLibraryCards = statement({
  row: {
    ...candidateRow,
    picture: listOf(text),
    language: textOf(languages),
    title: text,
    description: text,
    benefits: listOf(text),
    instructions: listOf(text),
    safetyNotes: listOf(text),
    easier: text,
    harder: text,
    materialsNeeded: listOf(text),
    /** For each material, the children that one set is for; null for all. */
    childrenPerSet: listOf(orNull(int)),
    guidance: orNull(jsonb<Guidance>()),
  },
  text: `
    select ${candidateColumns}, a.picture, t.language, t.title, t.description, t.benefits, t.instructions,
      t.safety_notes as "safetyNotes", t.easier, t.harder, t.guidance,
      array(
        select (m.name ->> $1) || coalesce(' (' || (cm.quantity ->> $1) || ')', '')
        from catalogue_material cm join material m on m.id = cm.material_id where cm.activity_id = a.id order by cm.position
      ) as "materialsNeeded",
      array(select cm.children_per_set from catalogue_material cm where cm.activity_id = a.id order by cm.position) as "childrenPerSet"
    from catalogue_activity a join catalogue_text t on t.activity_id = a.id and t.language = $1 join category c on c.id = a.category_id
    where a.id = any($2::uuid[]) and not a.is_hidden and not c.is_hidden`,
})

/** Selects $1's children $2, and the members of the groups $3. */
export const selectAudiences = statement({
  row: { recipientId: uuid, dateOfBirth: date, weeksEarly: orNull(int), allergies: listOf(text), needs: listOf(text) },
  text: `
    select c.id as "recipientId", c.date_of_birth as "dateOfBirth", c.weeks_early as "weeksEarly", c.allergies, c.needs
    from child c where c.user_id = $1 and c.id = any($2::uuid[])
    union all
    select m.group_id, c.date_of_birth, c.weeks_early, c.allergies, c.needs
    from group_member m join child c on c.user_id = m.user_id and c.id = m.child_id
    where m.user_id = $1 and m.group_id = any($3::uuid[])`,
})

export const selectFacts = statement({
  row: { id: uuid, facts: filled(jsonb<Facts>()) },
  text: 'select id, facts from catalogue_activity where id = any($1::uuid[]) and facts is not null',
})

/**
 * Stores the gate's findings with $1's activities: $2 is a list of {id, findings}. Skips rows that another transaction locks: two lists at
 * once would lock in different orders and deadlock.
 */
export const storeFindings = command(`
  with free as (
    select a.id, read.findings
    from jsonb_to_recordset($2::jsonb) as read (id uuid, findings jsonb) join activity a on a.user_id = $1 and a.id = read.id
    for no key update of a skip locked
  )
  update activity a set findings = free.findings from free where a.user_id = $1 and a.id = free.id`)

/** Locks $1's activity $2 until the transaction ends. */
export const lockActivity = command('select 1 from activity where user_id = $1 and id = $2 for update')

type Table = 'child' | 'group'

// By hand, also what Prisma could say: between a model's last token and the screen its compiling of these three was a third of the time.

/** Locks the account, as `lockAccountRow` does, then the children or the group, in one statement. The order prevents deadlocks. */
export const lockRecipientRows = composed({
  row: {},
  examples: [
    ['child', '', ['']],
    ['group', '', ['']],
  ],
  write: (value, table: Table, userId: string, ids: string[]) => ({
    text: `
      with account as (select id from "user" where id = ${value(userId)} for key share)
      select 1 from account join "${table}" it on it.user_id = account.id where it.id = any(${value(ids)}::uuid[]) order by it.id for update of it`,
  }),
})

interface Others {
  userId: string
  /** Batch to exclude. */
  batchId: string
  since: Date
}
const others: Others = { userId: '', batchId: '', since: new Date(0) }

/** Selects activities that other batches gave to any of the children or the group. */
export const selectOthers = composed({
  row: { catalogueId: orNull(uuid), title: text, createdAt: instant },
  examples: [
    [{ table: 'child', ids: [''] }, others],
    [{ table: 'group', ids: [''] }, others],
  ],
  write: (value, { table, ids }: { table: Table; ids: string[] }, { userId, batchId, since }: Others) => ({
    text: `
      select catalogue_id as "catalogueId", title, created_at as "createdAt" from activity
      where user_id = ${value(userId)} and ${table === 'child' ? theirsSql(value(ids)) : `group_id = any(${value(ids)}::uuid[])`} and batch_id <> ${value(batchId)} and created_at >= ${value(since)}`,
  }),
})

export const insertActivity = statement({
  row: { createdAt: instant },
  text: `
    insert into activity (user_id, id, batch_id, child_id, liked_tags, source, catalogue_id, language, title, description, benefits,
      materials_needed, instructions, safety_notes, duration_minutes, age_min_months, age_max_months, difficulty, is_free, setting,
      picture, adaptations, tags, traits, group_id, facts,
      prep_minutes, tidy_minutes, quick, guidance, seen_at, fitting_count, parts, scene, child_ids, group_plan, close_to)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28,
      $29, $30, $31, $32, $33, $34, $35, $36, $37)
    returning created_at as "createdAt"`,
})

/** Rewrites $1's composed time $2, if its schedule is still $3. */
export const updateDay = command(`
  update activity set title = $4, description = $5, benefits = $6, materials_needed = $7, instructions = $8, safety_notes = $9, duration_minutes = $10,
    age_min_months = $11, age_max_months = $12, difficulty = $13, picture = $14, tags = $15, traits = $16, quick = $17, adaptations = $18, facts = $19,
    parts = $20, group_plan = $21
  where user_id = $1 and id = $2 and parts = $3::jsonb`)

/** Gives $1's slot $2 to the holder $3 for $4 seconds, if it is free. */
export const takeSlot = command(`
  insert into generation_slot (user_id, slot, holder, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4))
  on conflict (user_id, slot) do update set holder = excluded.holder, expires_at = excluded.expires_at where generation_slot.expires_at < now()`)

/** Extends the slot of $1's holder $2 to $3 seconds from now. */
export const extendSlot = command('update generation_slot set expires_at = now() + make_interval(secs => $3) where user_id = $1 and holder = $2')
