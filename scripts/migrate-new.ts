// `npm run migrate:new NAME`: writes a migration from the existing ones to prisma/schema.prisma.
import fs from 'node:fs'
import path from 'node:path'
import { openForCommand, runCommand } from './command.ts'
import { migrationsIn, schemaIn, sqlBetween } from './database/schema-engine.ts'

const prisma = path.join(import.meta.dirname, '../prisma')
const migrations = path.join(prisma, 'migrations')

await runCommand(main)

async function main(): Promise<number> {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9_]{0,99}$/.test(name))
    throw new Error('Name the migration with lower-case letters, digits and underscores: npm run migrate:new add_nickname')
  const url = await openForCommand()
  const sql = await sqlBetween(url, { tag: 'migrations', ...migrationsIn(migrations) }, schemaIn(path.join(prisma, 'schema.prisma')))
  if (!sql) {
    console.log('No migration is needed: the migrations match prisma/schema.prisma.')
    return 0
  }
  const folder = path.join(migrations, `${now()}_${name}`)
  fs.mkdirSync(folder)
  fs.writeFileSync(path.join(folder, 'migration.sql'), sql)
  console.log(`${sql.trim()}\n\nWritten to ${path.relative(process.cwd(), folder)}/migration.sql: review it, then start the app, which applies it.`)
  return 0
}

/** Returns a timestamp such as 20261122103000, in UTC: migrations are applied in the order of their names. */
function now(): string {
  return new Date().toISOString().replace(/\D/g, '').slice(0, 14)
}
