// @prisma/adapter-pg 7.10 with the missing features that the schema engine needs.
import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum, type SqlDriverAdapter, type SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { withConnection } from '../connection.ts'

/** PostgreSQL's "char" type of its system catalogue, mapped to text; the same for arrays. */
const CHAR_OID = 18
const standIns = new Map([
  [CHAR_OID, pg.types.builtins.TEXT],
  [1002, 1009],
])
/** The "char" columns of each result: the adapter returns the same rows. */
const charColumns = new WeakMap<object, number[]>()

export class MigrationAdapterFactory implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = 'postgres'
  readonly adapterName = '@prisma/adapter-pg'
  readonly #url: string
  readonly #open = new Set<SqlDriverAdapter>()

  constructor(url: string) {
    this.#url = url
  }

  connect(): Promise<SqlDriverAdapter> {
    return this.#connectTo(this.#url)
  }

  /** Opens the shadow database. The adapter's own method opens the real database when given a URL, because pg prefers the URL to `database`. */
  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const name = `prisma_migrate_shadow_db_${randomUUID()}`
    const shadow = new URL(this.#url)
    shadow.pathname = `/${name}`
    await withConnection(this.#url, (client) => client.query(`create database "${name}"`))
    return this.#connectTo(shadow.href, async () => {
      await withConnection(this.#url, (client) => client.query(`drop database if exists "${name}" with (force)`))
    })
  }

  /** Closes the connections that the engine leaves open. */
  async close(): Promise<void> {
    for (const adapter of [...this.#open]) await adapter.dispose()
  }

  async #connectTo(url: string, afterwards?: () => Promise<void>): Promise<SqlDriverAdapter> {
    const adapter = await connect(url)
    const dispose = adapter.dispose.bind(adapter)
    this.#open.add(adapter)
    adapter.dispose = async () => {
      if (!this.#open.delete(adapter)) return
      await dispose()
      await afterwards?.()
    }
    return adapter
  }
}

async function connect(url: string): Promise<SqlDriverAdapter> {
  const pool = reportCharAsText(new pg.Pool({ connectionString: url }))
  const adapter = await new PrismaPg(pool, { disposeExternalPool: true }).connect()
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const column of charColumns.get(result.rows) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character
    return result
  }
  // The adapter's own splits a script at every ";", also inside $$ bodies and strings. Without arguments pg sends it whole.
  adapter.executeScript = async (script) => {
    await adapter.executeRaw({ sql: script, args: [], argTypes: [] })
  }
  return adapter
}

/** Reports "char" columns as text, because the adapter refuses them, and records which they were. */
function reportCharAsText(pool: pg.Pool): pg.Pool {
  const query = async (config: pg.QueryArrayConfig) => {
    const result = await pool.query(config)
    if (Array.isArray(result)) return result // a script's results
    charColumns.set(
      result.rows,
      result.fields.flatMap(({ dataTypeID }, column) => (dataTypeID === CHAR_OID ? [column] : [])),
    )
    for (const field of result.fields) field.dataTypeID = standIns.get(field.dataTypeID) ?? field.dataTypeID
    return result
  }
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
