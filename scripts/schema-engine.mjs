#!/usr/bin/env node
// Stand-in for Prisma's native schema-engine binary, for machines that cannot reach binaries.prisma.sh:
// speaks the CLI's JSON-RPC over stdio and answers from @prisma/schema-engine-wasm through @prisma/adapter-pg.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import readline from 'node:readline'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as bg from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

const argv = process.argv.slice(2),
  datamodels = []
let datasource = {},
  cli
for (let i = 0; i < argv.length; i++) {
  if (argv[i] === '--datamodels' || argv[i] === '-d') {
    const f = path.resolve(argv[++i])
    datamodels.push([f, fs.readFileSync(f, 'utf8')])
  } else if (argv[i] === '--datasource') datasource = JSON.parse(argv[++i])
  else if (argv[i] === 'cli') cli = argv[++i]
  else if (argv[i] === '--version' || argv[i] === '-V') {
    console.log('schema-engine-wasm')
    process.exit(0)
  }
}
const url = datasource.url
const logErr = (message, error_code) =>
  process.stderr.write(
    '\n' +
      JSON.stringify({
        level: 'ERROR',
        target: 'schema_engine::logger',
        timestamp: new Date().toISOString(),
        fields: { message, ...(error_code && { error_code }) },
      }) +
      '\n',
  )
if (cli) {
  const u = new URL(url),
    name = decodeURIComponent(u.pathname.slice(1))
  try {
    if (cli === 'create-database') {
      const a = new URL(url)
      a.pathname = '/postgres'
      const c = new pg.Client({ connectionString: a.href })
      await c.connect()
      await c.query(`create database ${c.escapeIdentifier(name)}`)
      await c.end()
    } else {
      const c = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
      await c.connect()
      await c.query('select 1')
      await c.end()
    }
    process.exit(0)
  } catch (e) {
    logErr(
      e.code === '3D000'
        ? `Database \`${name}\` does not exist`
        : e.code === 'ECONNREFUSED'
          ? `Can't reach database server at \`${u.host}\``
          : e.message,
      { '3D000': 'P1003', ECONNREFUSED: 'P1001', '28P01': 'P1000' }[e.code] ?? 'P1001',
    )
    process.exit(1)
  }
}
const wasmFile = createRequire(import.meta.url)
  .resolve('@prisma/schema-engine-wasm')
  .replace('schema_engine.js', 'schema_engine_bg.wasm')
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  message: '',
  set_message(m) {
    this.message = m
    process.stderr.write(m + '\n')
  },
}
const { instance } = await WebAssembly.instantiate(fs.readFileSync(wasmFile), { './schema_engine_bg.js': bg })
bg.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start()

// adapter-pg 7.10 splits scripts at every ";" (breaks $$ bodies and strings) and, given a connectionString,
// opens its "shadow" database as the real one (pg lets the string win over `database`): both are replaced here.
const whole = (a) => {
  // adapter-pg 7.10 does not know "char" (oid 18); the engine's catalog queries return it and want it as Character
  a.queryRaw = async (q) => {
    const { fields, rows } = await a.performIO(q),
      oids = fields.map((f) => f.dataTypeID)
    const io = a.performIO
    a.performIO = async () => ({ fields: fields.map((f) => ({ ...f, dataTypeID: { 18: 25, 1002: 1009 }[f.dataTypeID] ?? f.dataTypeID })), rows })
    let p
    try {
      p = Object.getPrototypeOf(a).queryRaw.call(a, q)
    } finally {
      a.performIO = io
    } // performIO is read before the first await
    const r = await p
    r.columnTypes = r.columnTypes.map((t, i) => (oids[i] === 18 ? ColumnTypeEnum.Character : t))
    return r
  }
  a.executeScript = async (script) => {
    try {
      await a.underlyingDriver().query(script)
    } catch (e) {
      a.onError(e)
    }
  }
  return a
}
class Factory extends PrismaPg {
  async connect() {
    return whole(await super.connect())
  }
  async connectToShadowDb() {
    if (datasource.shadowDatabaseUrl) return new Factory({ connectionString: datasource.shadowDatabaseUrl }).connect()
    const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`,
      u = new URL(url)
    const admin = async (sql) => {
      const c = new pg.Client({ connectionString: url })
      await c.connect()
      try {
        await c.query(sql)
      } finally {
        await c.end()
      }
    }
    await admin(`create database "${name}"`)
    u.pathname = '/' + name
    const a = await new Factory({ connectionString: u.href }).connect(),
      dispose = a.dispose.bind(a)
    a.dispose = async () => {
      await dispose()
      await a
        .underlyingDriver()
        .end()
        .catch(() => {})
      await admin(`drop database if exists "${name}" with (force)`)
    }
    return a
  }
}
let engine
const get = () =>
  (engine ??= (async () => {
    const factory = bindMigrationAwareSqlAdapterFactory(new Factory({ connectionString: url ?? 'postgresql://localhost:1/none' }))
    const e = await bg.SchemaEngine.new(
      { datamodels: datamodels.length ? datamodels : undefined },
      (l) => process.env.DEBUG && process.stderr.write(JSON.stringify(l) + '\n'),
      factory,
    )
    e.factory = factory
    return e
  })())
const rl = readline.createInterface({ input: process.stdin })
const send = (m) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...m }) + '\n')
let queue = Promise.resolve(),
  printId = 1e6
rl.on('line', (line) => {
  queue = queue.then(async () => {
    const { id, method, params } = JSON.parse(line)
    if (!method) return
    try {
      const e = await get()
      let r = await e[{ getDatabaseVersion: 'version' }[method] ?? method](params)
      if (method === 'diff') {
        if (r.stdout) send({ id: printId++, method: 'print', params: { content: r.stdout } })
        r = { exitCode: r.exitCode }
      }
      send({ id, result: r ?? null })
    } catch (err) {
      const m = err?.message ?? String(err)
      const data = { is_panic: false, message: m, meta: {}, error_code: err?.code }
      send({ id, error: { code: 4466, message: m, data } })
    }
  })
})
rl.on('close', async () => {
  await queue
  process.exit(0)
})
