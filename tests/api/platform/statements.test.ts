import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Column, Columns } from '#lib/columns'
import { createStage } from '#lib/server/places/sql/import'
import { pool } from '#lib/server/platform/db'
import { type Call, run, type Statement } from '#lib/statement'
import { describeStatement } from '../../setup/statement-columns.ts'

// What these files export is tried, all of it: no statement is forgotten.
const files = import.meta.glob<Record<string, unknown>>(['../../../{lib,scripts}/**/sql.ts', '../../../{lib,scripts}/**/sql/*.ts'], { eager: true })
const calls = Object.entries(files).flatMap(([file, exported]) => {
  const room = file.replaceAll('../', '')
  const statements = Object.entries(exported).flatMap(([name, value]) => (isStatement(value) ? { name, value } : []))
  return statements.flatMap(({ name, value }) => value.examples.map((asked) => ({ name: `${room} ${name}`, call: value(...asked) })))
})

function isStatement(value: unknown): value is Statement<unknown[], Columns> {
  return typeof value === 'function' && 'examples' in value
}

let client: pg.PoolClient
beforeAll(async () => {
  client = await pool.connect()
})
// An import has a table of its own.
beforeEach(async () => {
  await client.query('begin')
  await run(client, createStage())
})
afterEach(() => client.query('rollback'))
afterAll(() => client.release())

test('there are statements', () => {
  expect(calls.length).toBeGreaterThan(50)
})

for (const { name, call } of calls) {
  test(`${name} gives the columns that it declares`, async () => {
    expect(await foundIn(call)).toEqual(declaredIn(call))
  })
}

type Found = Pick<Column<unknown>, 'type' | 'nulls'> & { labels: readonly string[] }

function declaredIn({ row }: Call<Columns>): Record<string, Found> {
  return Object.fromEntries(Object.entries(row).map(([name, { type, nulls, labels = [] }]) => [name, { type, nulls, labels: labels.toSorted() }]))
}

/** What PostgreSQL says of a statement's rows. Of columns that are not simply a table's it does not know whether they may be null. */
async function foundIn({ text, row }: Call<Columns>): Promise<Record<string, Found>> {
  const fields = await describeStatement(client, text)
  const types = await typesOf(fields)
  const found = fields.map(({ name }, i): [string, Found] => {
    const { type = '', labels = [], isNullable = null } = types[i] ?? {}
    return [name, { type, labels, nulls: nullsOf(row[name]?.nulls, isNullable, text) }]
  })
  // Nobody reads it: how many rows there are is all that is asked.
  return Object.fromEntries(found.filter(([name]) => name !== '?column?'))
}

/** Why it is null at times: as its table says, unless the statement is why it is not so. */
function nullsOf(declared: Column<unknown>['nulls'] = 'never', isNullable: boolean | null, text: string): Column<unknown>['nulls'] {
  if (isNullable === null) return declared === 'never' ? 'never' : 'sometimes'
  if (isNullable) return declared === 'left out' && / is not null\b/.test(text) ? declared : 'sometimes'
  return declared === 'by an outer join' && /\b(?:left|right|full) join\b/.test(text) ? declared : 'never'
}

interface FieldType {
  type: string
  labels: string[]
  /** Null where it is not simply a column of a table. */
  isNullable: boolean | null
}

async function typesOf(fields: pg.FieldDef[]): Promise<FieldType[]> {
  const { rows } = await client.query<FieldType>(
    `select format_type(t.oid, null) as type, not a.attnotnull as "isNullable",
       array(select enumlabel::text collate "C" from pg_enum where enumtypid in (t.oid, t.typelem) order by 1) as labels
     from unnest($1::oid[], $2::oid[], $3::int[]) with ordinality as field (type, relation, nth, place)
       join pg_type t on t.oid = field.type left join pg_attribute a on a.attrelid = field.relation and a.attnum = field.nth and field.nth > 0
     order by place`,
    [fields.map((field) => field.dataTypeID), fields.map((field) => field.tableID), fields.map((field) => field.columnID)],
  )
  return rows
}
