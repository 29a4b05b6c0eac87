// Statements for the picks of the day and trending activities.
import 'server-only'
import { date, enumOf, filled, int, jsonb, listOf, orNull, text, uuid } from '#lib/columns'
import { settings } from '#lib/domain/platform/basics'
import type { Facts } from '#lib/domain/safety/facts'
import { cardColumnsSql, cardRow, homeSql } from '#lib/server/catalogue/sql/cards'
import { statement } from '#lib/statement'

/** Selects every activity with declared facts. */
export const selectCandidates = statement({
  row: {
    id: uuid,
    categoryId: text,
    setting: enumOf('Setting', settings),
    ageMinMonths: int,
    ageMaxMonths: int,
    tags: listOf(text),
    picture: listOf(text),
    facts: jsonb<Pick<Facts, 'substances'>>(),
  },
  text: `
    select a.id, a.category_id as "categoryId", a.setting, a.age_min_months as "ageMinMonths", a.age_max_months as "ageMaxMonths", a.tags, a.picture,
      jsonb_build_object('substances', a.facts -> 'substances') as facts
    from catalogue_activity a join category c on c.id = a.category_id where not a.is_hidden and not c.is_hidden and a.facts is not null`,
})

export const selectAgesAndAllergies = statement({
  row: { dateOfBirth: date, weeksEarly: orNull(int), allergies: listOf(text) },
  text: 'select date_of_birth as "dateOfBirth", weeks_early as "weeksEarly", allergies from child where user_id = $1',
})

/** Selects the catalogue activities that $1 did since $2. */
export const selectDone = statement({
  row: { id: filled(uuid) },
  text: 'select distinct catalogue_id as id from activity where user_id = $1 and catalogue_id is not null and done_at >= $2',
})

/** Selects the cards $5, in this order, after the viewer's values. */
export const selectPicked = statement({
  row: cardRow,
  text: `
    with ${homeSql}
    select ${cardColumnsSql}
    from unnest($5::uuid[]) with ordinality as pick (id, place) join catalogue_activity a on a.id = pick.id join category c on c.id = a.category_id
      join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
    where not a.is_hidden and not c.is_hidden order by pick.place`,
})

/**
 * Selects at most $4 activities by popularity from $1 to $2; after $3 seconds an action counts half. Doing an activity weighs most, then
 * saving it, then liking it. Each user counts once for each activity: by the strongest action.
 */
export const selectTrending = statement({
  row: { id: uuid },
  text: `
    with acts as (
      select user_id, catalogue_id as id, reacted_at as at, case when done_at >= $1 then 3 when is_saved then 2 when feedback = 'liked' then 1 else 0 end as points
      from activity where reacted_at >= $1 and reacted_at <= $2 and catalogue_id is not null
      union all
      select user_id, activity_id, created_at, 2 from saved_activity where created_at >= $1 and created_at <= $2
    ), people as (
      select user_id, id, max(points * power(0.5, extract(epoch from $2::timestamptz - at) / $3)) as score from acts where points > 0 group by 1, 2
    )
    select people.id from people join catalogue_activity a on a.id = people.id
    where not a.is_hidden group by people.id, a.position order by sum(score) desc, a.position, people.id limit $4`,
})
