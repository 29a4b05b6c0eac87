import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Column, Columns } from '#lib/columns'
import { createStage } from '#lib/server/places/sql/import'
import { pool } from '#lib/server/platform/db'
import { type Call, run, type Statement } from '#lib/statement'
import { describeStatement } from '../../setup/statement-columns.ts'

// Every exported statement of these files is checked, so none is forgotten.
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
// An import has its own temporary table.
beforeEach(async () => {
  await client.query('begin')
  await run(client, createStage())
})
afterEach(() => client.query('rollback'))
afterAll(() => client.release())

test('statements are found', () => {
  expect(calls.length).toBeGreaterThan(50)
})

for (const { name, call } of calls) {
  test(`${name} returns the columns that it declares`, async () => {
    expect(await describeColumns(call)).toEqual(listDeclaredColumns(call))
  })
}

type Found = Pick<Column<unknown>, 'type' | 'nulls'> & { labels: readonly string[] }

function listDeclaredColumns({ row }: Call<Columns>): Record<string, Found> {
  return Object.fromEntries(Object.entries(row).map(([name, { type, nulls, labels = [] }]) => [name, { type, nulls, labels: labels.toSorted() }]))
}

/** Describes a statement's rows by PostgreSQL. It does not know whether a computed column may be null. */
async function describeColumns({ text, row }: Call<Columns>): Promise<Record<string, Found>> {
  const fields = await describeStatement(client, text)
  const types = await readFieldTypes(fields)
  const found = fields.map(({ name }, i): [string, Found] => {
    const { type = '', labels = [], isNullable = null } = types[i] ?? {}
    return [name, { type, labels, nulls: explainNulls(row[name]?.nulls, isNullable, text) }]
  })
  // The result is not read: only the number of rows is needed.
  return Object.fromEntries(found.filter(([name]) => name !== '?column?'))
}

/** Returns why a column may be null: by its table, unless the statement prevents it. */
function explainNulls(declared: Column<unknown>['nulls'] = 'never', isNullable: boolean | null, text: string): Column<unknown>['nulls'] {
  if (isNullable === null) return declared === 'never' ? 'never' : 'sometimes'
  if (isNullable) return declared === 'left out' && / is not null\b/.test(text) ? declared : 'sometimes'
  return declared === 'by an outer join' && /\b(?:left|right|full) join\b/.test(text) ? declared : 'never'
}

interface FieldType {
  type: string
  labels: string[]
  /** Null unless it is a column of a table. */
  isNullable: boolean | null
}

async function readFieldTypes(fields: pg.FieldDef[]): Promise<FieldType[]> {
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
