import 'server-only'
import { bool, int, jsonb, listOf, orNull, text } from '#lib/columns'
import { languages } from '#lib/domain/platform/basics'
import { type Row, statement, type Value } from '#lib/statement'

/** Number of similar words that replace a mistyped one. */
const MOST_ALIKE = 5
/** Length up to which similar words may share no three letters in a row: they share the first letter then. */
const SHORT_WORD = 5
/** Length from which two letters of a word may be wrong; below it, one. In shorter words two letters make another word. */
const LONG_WORD = 8
/** Length from which two letters may be swapped, which count as two wrong ones. */
const SWAP_WORD = 5
/** The number of activities up to which every search is scored: in a larger catalogue only one with few matches. */
const MOST_IN_SMALL_CATALOGUE = 3000
/** Maximum length of words that PostgreSQL compares. */
const LONGEST_WORD = 60

/** Whether two words have equally many and the same letters. */
function hasSameLettersSql(one: string, other: string): string {
  return `length(${one}) = length(${other}) and translate(${one}, ${other}, '') = '' and translate(${other}, ${one}, '') = ''`
}

/**
 * Selects what a search means. $1 the user's language; of the words: $2 index of its term, $3 its place there, $4 a form of it, $5
 * whether it is the typed one; $6 the number of terms; of the senses: $7 index of its term, $8 its lexeme, $9 whether it is a theme; $10 whether to
 * return the terms also in a large catalogue.
 */
export const selectMeant = statement({
  row: {
    /** In the user's language; null if it lacks some of the words. */
    own: orNull(jsonb<OwnWords>()),
    /** All words in another language; null if none has them, or if no word could be missing in a language. */
    others: orNull(text),
    /** Terms that no language has: the only reason why nothing is found. */
    unknown: listOf(int),
    /** The terms that some language has, each with its possible matches; null if not asked for. */
    terms: orNull(jsonb<TermWords[]>()),
    /** Whether the catalogue is so small that the time to score every match is short. */
    isSmallCatalogue: orNull(bool),
  },
  text: `
  with size as materialized (
    select reltuples <= ${MOST_IN_SMALL_CATALOGUE} as is_small from pg_class where oid = 'catalogue_activity'::regclass
  ), typed as (
    select * from unnest($2::int[], $3::int[], $4::text[], $5::bool[]) as typed (n, part, form, is_typed)
  ), sense as (
    select * from unnest($7::int[], $8::text[], $9::bool[]) as sense (n, word, is_theme)
  ), found as (
    select n, part, language, form, is_typed, bool_or(bool_or(w.word = form)) over (partition by n, part, language) as is_word
    from typed join catalogue_word w on w.word = form or (is_typed and length(form) > 1 and w.word like form || '%')
    group by n, part, language, form, is_typed
  ), meant as (
    select n, part, language, ${lexemeSql('form')} as lexeme, is_word, is_typed and length(form) > 1 as may_begin from found
    union
    select n, part, language, ${lexemeSql('alike.word')}, true, false from typed cross join lateral (
      select word, languages from (
        select word, languages, distance, min(distance) over () as least from (
          select w.word, array_agg(w.language) as languages, levenshtein_less_equal(w.word, form, 2) as distance from catalogue_word w
          where (w.word % form or w.word like case when length(form) between 3 and ${SHORT_WORD} then left(form, 1) || '%' end)
            and length(form) <= ${LONGEST_WORD} and length(w.word) <= ${LONGEST_WORD} group by w.word
        ) near where distance <= case when length(form) >= ${LONG_WORD} or (length(form) >= ${SWAP_WORD} and ${hasSameLettersSql('word', 'form')}) then 2 else 1 end
      ) nearest where distance = least order by word limit ${MOST_ALIKE}
    ) alike cross join unnest(alike.languages) as language
    where is_typed and (n, part) not in (select n, part from found) and n not in (select n from sense)
  ), each_word as (
    select language, n, ${alternativesSql('may_begin')} as in_titles, ${alternativesSql('may_begin and not is_word')} as anywhere
    from meant group by language, n, part
  ), each_phrase as (
    select language, n, string_agg(in_titles, ' & ') as in_titles, string_agg(anywhere, ' & ') as anywhere from each_word
    group by language, n having count(*) = (select count(distinct part) from typed where typed.n = each_word.n)
  ), some_words as (
    select language, n, string_agg(anywhere, ' | ') as anywhere from each_word group by language, n having count(*) > 1
  ), each_sense as (
    select language, n, string_agg(${lexemeSql('word')}, ' | ') filter (where is_theme) as themes,
      string_agg(${lexemeSql('word')} || ':C', ' | ') filter (where is_theme) as main_themes, string_agg(${lexemeSql('word')}, ' | ') filter (where not is_theme) as circumstances,
      string_agg(${lexemeSql('word')}, ' | ') as anywhere
    from sense cross join unnest(array['${languages.join("', '")}']) as language group by language, n
  ), each_term as (
    select language, n, p.in_titles as titled, p.anywhere as said, coalesce(p.in_titles || ' | ' || s.themes, p.in_titles, s.themes) as about,
      coalesce(p.anywhere || ' | ' || s.anywhere, p.anywhere, s.anywhere) as anywhere, s.themes, s.main_themes, s.circumstances
    from each_phrase p full join each_sense s using (language, n)
  ), each_language as (
    select language, ${allOfSql('anywhere')} as words, ${allOfSql('anywhere', 'about is null')} as circumstances, ${allOfSql('about')} as about,
      case when bool_and(about is null or titled is not null) then ${allOfSql('titled')} end as titled, ${anyOfSql('titled')} as any_titled,
      case when bool_and(about is null or said is not null) then ${allOfSql('said')} end as said, ${anyOfSql('said')} as any_said
    from each_term group by language having count(*) = $6
  )
  select (
      select jsonb_build_object('all', words, 'circumstances', circumstances, 'about', about, 'titled', titled, 'anyTitled', any_titled, 'said', said, 'anySaid', any_said)
      from each_language where language = $1
    ) as own,
    case when (select count(distinct n) from sense) < $6 then (select string_agg(words, ' | ') from each_language where language <> $1) end as others,
    array(select distinct n from typed where n not in (select n from each_term) order by n) as unknown,
    case when $10 or (select is_small from size) then (
      select jsonb_agg(jsonb_build_object(
        'n', known.n, 'titled', own.titled, 'said', own.said, 'some', own_words.anywhere, 'themes', own.themes, 'mainThemes', own.main_themes, 'circumstances', own.circumstances,
        'elsewhere', case when own.said is null then (select string_agg(said, ' | ') from each_term other where other.n = known.n and language <> $1) end
      ) order by known.n)
      from (select distinct n from each_term union select n from some_words) known left join lateral (select * from each_term own where own.n = known.n and language = $1) own using (n)
        left join some_words own_words on own_words.n = known.n and own_words.language = $1
    ) end as terms,
    (select is_small from size) as "isSmallCatalogue"`,
})

/** Words as a PostgreSQL tsquery; null if there are none of the kind. */
interface OwnWords {
  /** All terms, as a word or as a sense of it. */
  all: string
  /** Terms for where and how, which no title has. */
  circumstances: string | null
  /** All other terms, in a title or as a theme. */
  about: string | null
  /** The same as words only, in a title, also as beginnings of longer ones; and any of them there. */
  titled: string | null
  anyTitled: string | null
  /** The same as words only, anywhere; and any of them. */
  said: string | null
  anySaid: string | null
}

/** The matches of one term as PostgreSQL tsqueries; null if there are none of the kind. */
interface TermWords {
  /** The index of the term. */
  n: number
  /** In the user's language: words, also as beginnings of longer ones; words; and its senses. */
  titled: string | null
  said: string | null
  /** Any of its words, if it has several. */
  some: string | null
  themes: string | null
  /** The same, only of activities that are mainly about it. */
  mainThemes: string | null
  circumstances: string | null
  /** Words of other languages, if the user's language has none. */
  elsewhere: string | null
}

/** Conditions that a text must match. */
export type WordsMeant = Row<typeof selectMeant>

/** Example with every optional value. */
export const exampleMeant: WordsMeant & { own: OwnWords } = {
  own: { all: 'a', circumstances: 'a', about: 'a', titled: 'a & b', anyTitled: 'a | b', said: 'a', anySaid: 'a' },
  others: 'a',
  unknown: [],
  terms: [{ n: 0, titled: 'a:*', said: 'a', some: 'a', themes: 'a', mainThemes: 'a:C', circumstances: 'a', elsewhere: 'a' }],
  isSmallCatalogue: true,
}

/** Whether some language has all of it. */
export function isAnywhere({ own, others }: WordsMeant): boolean {
  return own !== null || others !== null
}

/**
 * Returns tables of matching activities with a `rank`, no activity in two of them. The order: whole title before partial title, theme and
 * text before theme only, text only last; the user's language ($1) before others. Separate tables let PostgreSQL choose the best plan for
 * each: rare ones by their words, frequent ones by the list's order.
 */
export function matchTables({ own, others }: WordsMeant, value: Value): string[] {
  if (!own) return others === null ? [] : [otherLanguagesSql(value(others), '')]
  const { all, circumstances, about, titled, anyTitled, said, anySaid } = own
  // Values are added where they are used: PostgreSQL rejects a parameter that nothing reads.
  const has = (column: 'words' | 'title_words', words: string | null) => (words === null ? undefined : `t.${column} @@ ${value(words)}::tsquery`)
  const not = (condition: string | undefined) => condition && `not ${condition}`
  const [isTitled, isPartlyTitled, isSaid] = [() => has('title_words', titled), () => has('title_words', anyTitled), () => has('words', said)]
  const [hasAll, hasCircumstances, isAbout] = [() => has('words', all), () => has('words', circumstances), () => has('title_words', about)]
  // A rank of 32 is one below 1: https://www.postgresql.org/docs/current/textsearch-controls.html#TEXTSEARCH-RANKING
  const byTitle = (rank: number, words: string) => `${rank} + ts_rank(t.title_words, ${value(words)}::tsquery, 32)`
  // If no term has a sense, the theme is in the title.
  const mayBeAbout = about !== null && about !== titled
  // An activity that is not about all of it has at least one of the words, which is rarer than having all that is meant. A redundant condition
  // would make PostgreSQL expect too few rows.
  const saysSome = () => (about === null ? [hasAll()] : said === anySaid ? [isSaid(), hasCircumstances()] : [hasAll(), has('words', anySaid)])
  return [
    ...(titled === null ? [] : [ownLanguageSql(byTitle(5, titled), [isTitled(), hasCircumstances()])]),
    ...(anyTitled === null ? [] : [ownLanguageSql(byTitle(4, anyTitled), [hasAll(), isPartlyTitled(), not(isTitled())])]),
    ...(mayBeAbout && said !== null ? [ownLanguageSql('3', [isSaid(), isAbout(), hasCircumstances(), not(isPartlyTitled())])] : []),
    ...(mayBeAbout ? [ownLanguageSql('2', [isAbout(), hasCircumstances(), not(isSaid()), not(isPartlyTitled())])] : []),
    ...(about !== null && anySaid === null ? [] : [ownLanguageSql('1', [...saysSome(), not(isAbout()), not(isPartlyTitled())])]),
    ...(others === null ? [] : [otherLanguagesSql(value(others), exceptSql([hasAll(), isTitled()]))]),
  ]
}

function exceptSql(conditions: (string | undefined)[]): string {
  return `except select t.activity_id from catalogue_text t where ${conditions.filter(Boolean).join(' or ')}`
}

function ownLanguageSql(rank: string, conditions: (string | undefined)[]): string {
  return `(
        select found.*, (${rank})::float8 as rank from catalogue_activity found join catalogue_text t on t.activity_id = found.id and t.language = $1
        where ${conditions.filter(Boolean).join(' and ')}
      )`
}

function otherLanguagesSql(words: string, exceptOwn: string): string {
  return `(
        select found.*, 0::float8 as rank from catalogue_activity found
        where found.id in (select activity_id from catalogue_text where words @@ ${words}::tsquery ${exceptOwn})
      )`
}

/** Builds a lexeme, as `search-words` writes a word with its language. */
export function lexemeSql(word: string, language = 'language'): string {
  return `'''' || ${language} || ':' || ${word} || ''''`
}

/** @param begins whether it may be the beginning of a longer word */
function alternativesSql(begins: string): string {
  return `'(' || string_agg(lexeme || case when ${begins} then ':*' else '' end, ' | ') || ')'`
}

/** Joins all words of a column, each term's in brackets; null if there are none. */
function allOfSql(column: string, condition = 'true'): string {
  return `string_agg('(' || ${column} || ')', ' & ') filter (where ${condition})`
}

function anyOfSql(column: string): string {
  return `string_agg('(' || ${column} || ')', ' | ')`
}

/** A search that accepts activities with only some of the terms. */
export interface Scoring {
  terms: readonly TermWords[]
  /** Indexes of terms that are only implied, which count half. */
  implied: readonly number[]
  /** A short time that is implied, in minutes, with the index of its term. */
  minutes: readonly { n: number; atMost: number }[]
  /** The share of the best score that an activity needs. */
  leastShare: number
  /** Whether when, where and how only rank what the other terms find: in a large catalogue most activities have some of them. */
  isRankedByCircumstances: boolean
}

/** Points by the place of a match; our choice. A beginning of a title's word is less than a word of the description. */
const POINTS = { title: 1, mainTheme: 0.9, said: 0.8, theme: 0.7, circumstance: 0.7, elsewhere: 0.5, titleBeginning: 0.45, body: 0.4, some: 0.3 }
/** The points of an implied term, compared with a typed one. */
const IMPLIED_SHARE = 0.5
/** The points of a term's second match, compared with its best one. */
const SECOND_MATCH_SHARE = 0.2
/** A term that this number of activities have counts ln 2; a rarer one counts more. */
const USUAL_COUNT = 1000
/** The score of an activity with one of many terms, as a share of its points; with all of them it is 1. */
const FEW_TERMS_SHARE = 0.35
/** The maximum number of activities found by some of the terms. */
const MOST_SCORED = 500

/**
 * Returns a table of the activities that have any of the terms, with a `rank` and the indexes of the terms that they have. An activity with
 * more terms and rarer ones comes first.
 */
export function scoredTable({ terms, implied, minutes, leastShare, isRankedByCircumstances }: Scoring, value: Value): string {
  const hit = (n: number, kind: keyof typeof POINTS, from: string) => {
    const points = POINTS[kind] * (implied.includes(n) ? IMPLIED_SHARE : 1)
    return `select activity_id, ${n} as n, '${kind}' as kind, ${points} as points from ${from}`
  }
  const text = (column: string, words: string) => `catalogue_text where ${column} @@ ${value(words)}::tsquery`
  const topics = terms.flatMap(({ n, titled, said, some, themes, mainThemes, elsewhere }) => [
    ...(said === null
      ? []
      : [hit(n, 'title', text('title_words', said)), hit(n, 'said', text('words', said)), hit(n, 'body', text('body_words', said))]),
    ...(titled === null || titled === said ? [] : [hit(n, 'titleBeginning', text('title_words', titled))]),
    ...(some === null ? [] : [hit(n, 'some', text('words', some))]),
    ...(themes === null ? [] : [hit(n, 'theme', text('title_words', themes))]),
    ...(mainThemes === null ? [] : [hit(n, 'mainTheme', text('title_words', mainThemes))]),
    ...(elsewhere === null ? [] : [hit(n, 'elsewhere', text('words', elsewhere))]),
  ])
  const isNarrow = isRankedByCircumstances && topics.length > 0
  const among = (of: string, id: string) =>
    isNarrow ? `(select distinct activity_id from topics) topic join ${of} on ${id} = topic.activity_id` : of
  const circumstances = [
    ...terms.flatMap(({ n, circumstances: words }) =>
      words === null
        ? []
        : [
            hit(
              n,
              'circumstance',
              `(select t.activity_id from ${among('catalogue_text t', 't.activity_id')}
            where ${isNarrow ? 't.language = $1 and ' : ''}t.words @@ ${value(words)}::tsquery) those`,
            ),
          ],
    ),
    ...minutes.map(({ n, atMost }) =>
      hit(
        n,
        'circumstance',
        `(select short.id as activity_id from ${among('catalogue_activity short', 'short.id')} where short.duration_minutes <= ${value(atMost)}) those`,
      ),
    ),
  ]
  const hits = [...(topics.length > 0 ? ['select * from topics'] : []), ...circumstances]
  const typedCount = Math.max(1, terms.filter(({ n }) => !implied.includes(n)).length)
  const isTyped = `n <> all(${value([...implied])}::int[])`
  return `(
        with ${topics.length > 0 ? `topics as materialized (${topics.join('\n          union all ')}),` : ''}
        hits as materialized (${hits.join('\n          union all ')}),
        kinds as (
          select n, kind, points * ln(1 + ${USUAL_COUNT}.0 / count(distinct activity_id)) as points from hits group by n, kind, points
        ), matches as (
          select activity_id, n, max(kinds.points) + ${SECOND_MATCH_SHARE} * (sum(kinds.points) - max(kinds.points)) as points
          from hits join kinds using (n, kind) group by activity_id, n
        ), scores as (
          select activity_id, array_agg(n) as matched,
            sum(points)::float8 * (${FEW_TERMS_SHARE} + ${1 - FEW_TERMS_SHARE} * count(*) filter (where ${isTyped}) / ${typedCount}) as rank
          from matches group by activity_id
        ), best as (
          select *, max(rank) over () as most from scores order by rank desc, activity_id limit ${MOST_SCORED}
        )
        select found.*, best.rank, best.matched from best join catalogue_activity found on found.id = best.activity_id
        where best.rank >= ${value(leastShare)}::float8 * most
      )`
}
