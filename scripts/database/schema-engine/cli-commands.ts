// The engine's own two small commands: `cli can-connect-to-database` and `cli create-database`.
import { withConnection } from '../connection.ts'

/** Prisma's codes for what PostgreSQL or the connection says. */
const codes: Record<string, string> = { '3D000': 'P1003', ECONNREFUSED: 'P1001', '28P01': 'P1000' }

/** @returns the exit code; what went wrong is on stderr, in the form the CLI reads */
export async function runCliCommand(command: string, url: string): Promise<number> {
  try {
    if (command === 'create-database') await createDatabase(url)
    else await withConnection(url, (client) => client.query('select 1'))
    return 0
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    process.stderr.write(`\n${JSON.stringify(logLine(messageOf(code, url, error), codes[code] ?? 'P1001'))}\n`)
    return 1
  }
}

function createDatabase(url: string) {
  const admin = new URL(url)
  admin.pathname = '/postgres'
  return withConnection(admin.href, (client) => client.query(`create database ${client.escapeIdentifier(nameIn(url))}`))
}

function messageOf(code: string, url: string, error: unknown): string {
  if (code === '3D000') return `Database \`${nameIn(url)}\` does not exist`
  if (code === 'ECONNREFUSED') return `Can't reach database server at \`${new URL(url).host}\``
  return error instanceof Error ? error.message : String(error)
}

function nameIn(url: string) {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

function logLine(message: string, errorCode: string) {
  return { level: 'ERROR', target: 'schema_engine::logger', timestamp: new Date().toISOString(), fields: { message, error_code: errorCode } }
}
