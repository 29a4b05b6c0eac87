import 'server-only'
import type { TermWords } from '#lib/server/catalogue/sql/search'
import type { Value } from '#lib/statement'

/** A term to score. */
export interface ScoredTerm extends TermWords {
  /** How much its points count, compared with a typed topic. */
  weight: number
  /** How much it counts among the terms that an activity should have; 0 if it only ranks. */
  share: number
  /** Whether only an activity that names it is about it. */
  isThing: boolean
}

/** A search that accepts activities with only some of the terms. */
export interface Scoring {
  terms: readonly ScoredTerm[]
  /** A short time that is implied, in minutes, with the index of its term. */
  minutes: readonly { n: number; atMost: number; weight: number }[]
  /** The share of the best score that an activity needs. */
  leastShare: number
  /** Whether when, where and how only rank what the other terms find: in a large catalogue most activities have some of them. */
  isRankedByCircumstances: boolean
}

/**
 * Points by the place of a match; our choice. Title and materials say what an activity is, its description what happens, and its steps
 * also mention what is only in passing. A beginning of a title's word may be another word.
 */
const POINTS = {
  title: 1,
  material: 0.95,
  description: 0.8,
  mainTheme: 0.9,
  theme: 0.65,
  elsewhere: 0.5,
  circumstance: 0.6,
  titleBeginning: 0.45,
  body: 0.35,
  some: 0.3,
}
type Kind = keyof typeof POINTS
/** The places that name a word. */
const NAMING: readonly Kind[] = ['title', 'material', 'description', 'elsewhere']
/** The matches by which a term is common or rare. */
const TELLING: readonly Kind[] = [...NAMING, 'mainTheme', 'theme', 'circumstance']
/** The points of an activity that only shares a topic with a thing, compared with one about the topic. */
const NEAR_THING_SHARE = 0.4
/** The points of a term's other matches, compared with its best one. */
const OTHER_MATCHES_SHARE = 0.2
/** A term that this number of activities have counts ln 2; a rarer one counts more. */
const USUAL_COUNT = 1000
/** The score of an activity with one of many terms, as a share of its points; with all of them it is 1. */
const FEW_TERMS_SHARE = 0.35
/** The number of activities that are found even if they are far less than the best one: a single card is no choice. */
const LEAST_FOUND = 10
/** The maximum number of activities found by some of the terms. */
const MOST_SCORED = 500

/**
 * Returns a table of the activities that have any of the terms, with a `rank`, the indexes of the terms that they have, and of those that
 * their title, materials or description names. An activity with more terms and rarer ones comes first.
 */
function scoredTable({ terms, minutes, isRankedByCircumstances }: Scoring, value: Value): string {
  const topics = terms.flatMap((term) => topicHits(term, value))
  const isNarrow = isRankedByCircumstances && topics.length > 0
  const circumstances = circumstanceHits(terms, minutes, isNarrow, value)
  const hits = [...(topics.length > 0 ? ['select * from topics'] : []), ...circumstances]
  const typed = terms.filter(({ share }) => share > 0)
  const allShares = typed.reduce((sum, { share }) => sum + share, 0)
  const isOneOf = (kinds: readonly Kind[]) => `kind in ('${kinds.join("', '")}')`
  const [isNaming, isTelling] = [isOneOf(NAMING), isOneOf(TELLING)]
  return `(
        with ${topics.length > 0 ? `topics as materialized (${topics.join('\n          union all ')}),` : ''}
        hits as materialized (${hits.join('\n          union all ')}),
        share as (
          select * from unnest(${value(typed.map(({ n }) => n))}::int[], ${value(typed.map(({ share }) => share))}::float8[]) as share (n, share)
        ), rarity as (
          select n, ${raritySql(isNaming)} as of_naming, ${raritySql(isTelling)} as of_others from hits group by n
        ), matches as (
          select activity_id, n, max(rare) + ${OTHER_MATCHES_SHARE} * (sum(rare) - max(rare)) as points, bool_or(${isNaming}) as is_named
          from hits join rarity using (n) cross join lateral (select points * case when ${isNaming} then of_naming else of_others end as rare) as rare
          group by activity_id, n
        ), scores as (
          select activity_id, array_agg(n) as matched, coalesce(array_agg(n) filter (where is_named), '{}') as named,
            sum(points)::float8 * (${FEW_TERMS_SHARE} + ${1 - FEW_TERMS_SHARE} * ${allShares > 0 ? `coalesce(sum(share), 0) / ${allShares}` : '1'}) as rank
          from matches left join share using (n) group by activity_id
        ), best as (
          select * from scores order by rank desc, activity_id limit ${MOST_SCORED}
        )
        select found.*, best.rank, best.matched, best.named from best join catalogue_activity found on found.id = best.activity_id
      )`
}

/** Returns a table of the scored activities that meet the conditions, without those that are far less than the best of them. */
export function nearestTable(scoring: Scoring, conditions: string, value: Value): string {
  return `(
        select * from (
          select a.*, max(a.rank) over () as most, row_number() over (order by a.rank desc, a.id) as place from ${scoredTable(scoring, value)} a where ${conditions}
        ) a where a.rank >= ${value(scoring.leastShare)}::float8 * most or place <= ${LEAST_FOUND}
      )`
}

/** Returns how rare a term is by the activities that it finds in these places, or else in any. */
function raritySql(condition: string): string {
  return `ln(1 + ${USUAL_COUNT}.0 / coalesce(nullif(count(distinct activity_id) filter (where ${condition}), 0), count(distinct activity_id)))`
}

function hitSql(n: number, kind: Kind, points: number, from: string): string {
  return `select activity_id, ${n} as n, '${kind}' as kind, ${points}::float8 as points from ${from}`
}

/** Selects the activities that a term's words or topics find, one row for each kind of match. */
function topicHits({ n, weight, isThing, titled, said, some, themes, mainThemes, elsewhere }: ScoredTerm, value: Value): string[] {
  const near = isThing ? NEAR_THING_SHARE : 1
  const hit = (kind: Kind, column: string, words: string | null, share = 1) =>
    words === null ? [] : [hitSql(n, kind, POINTS[kind] * weight * share, `catalogue_text where ${column} @@ ${value(words)}::tsquery`)]
  // An activity with several of the senses is more about the term than one with a single sense.
  const eachSense = (kind: Kind, senses: string | null) =>
    senses === null
      ? []
      : [
          hitSql(
            n,
            kind,
            POINTS[kind] * weight * near,
            `unnest(${value(senses.split(' | '))}::text[]) as one (sense) join catalogue_text on title_words @@ one.sense::tsquery`,
          ),
        ]
  return [
    ...(said === null ? [] : [namingSql(n, weight, value(said))]),
    ...hit('body', 'body_words', said),
    ...hit('titleBeginning', 'title_words', titled === said ? null : titled),
    // One word of a phrase says less than the phrase's topic: "toys" of "sharing toys".
    ...hit('some', 'words', themes === null ? some : null),
    ...eachSense('theme', themes),
    ...eachSense('mainTheme', mainThemes),
    ...hit('elsewhere', 'words', elsewhere),
  ]
}

/** Selects the activities whose title, materials or description has the words, one row for each of these places. */
function namingSql(n: number, weight: number, words: string): string {
  const places = [
    `('title', ${POINTS.title * weight}, title_words @@ ${words}::tsquery)`,
    `('material', ${POINTS.material * weight}, ts_filter(words, '{b}') @@ ${words}::tsquery)`,
    `('description', ${POINTS.description * weight}, true)`,
  ]
  return `select activity_id, ${n} as n, kind, points::float8 as points from catalogue_text
            cross join lateral (values ${places.join(', ')}) as place (kind, points, has) where words @@ ${words}::tsquery and has`
}

/** Selects the activities by when, where and how; in a large catalogue only among those of the topics. */
function circumstanceHits(terms: Scoring['terms'], minutes: Scoring['minutes'], isNarrow: boolean, value: Value): string[] {
  const among = (of: string, id: string) =>
    isNarrow ? `(select distinct activity_id from topics) topic join ${of} on ${id} = topic.activity_id` : of
  const hit = (n: number, weight: number, from: string) => hitSql(n, 'circumstance', POINTS.circumstance * weight, `(${from}) those`)
  return [
    ...terms.flatMap(({ n, weight, circumstances }) =>
      circumstances === null
        ? []
        : [
            hit(
              n,
              weight,
              `select t.activity_id from ${among('catalogue_text t', 't.activity_id')}
            where ${isNarrow ? 't.language = $1 and ' : ''}t.words @@ ${value(circumstances)}::tsquery`,
            ),
          ],
    ),
    ...minutes.map(({ n, atMost, weight }) =>
      hit(
        n,
        weight,
        `select short.id as activity_id from ${among('catalogue_activity short', 'short.id')} where short.duration_minutes <= ${value(atMost)}`,
      ),
    ),
  ]
}
