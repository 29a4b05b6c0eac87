// `npm run places:import -- FILE`: imports a file of places, all or nothing; a second import updates what changed.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openForCommand, runCommand, STOPPED_EXIT_CODE } from './command.ts'
import { migrate } from './migrate.ts'
import { beforeEnd } from './server/shutdown.ts'
import { printError, printLine } from './terminal.ts'

const usage = `npm run places:import -- FILE [options]    imports GeoJSON, JSON from Overpass (.json, .geojson) or a table (.csv)
  --category KIND        category of places without one: playground, hiking, park, water_fun or other (default: other)
  --unnamed NAME         name for places without one (default: they are skipped)
  --source NAME          the source of the ids in the file
  --restore              also imports places that were removed here (default: they are skipped)
  --name-field NAME      property or column of the name; also --description-field, --address-field, --hours-field,
                         --phone-field, --image-url-field, --category-field, --latitude-field, --longitude-field, --id-field`

/** The folder where the command was run, because settings are read in the project's folder. */
const calledFrom = process.env.INIT_CWD ?? process.cwd()
const option = { type: 'string' } as const
const options = {
  ...{ category: option, unnamed: option, source: option, 'name-field': option, 'description-field': option, 'address-field': option },
  ...{ 'hours-field': option, 'phone-field': option, 'image-url-field': option, 'category-field': option, 'latitude-field': option },
  ...{ 'longitude-field': option, 'id-field': option, restore: { type: 'boolean' } as const },
}

/** The time of the last progress line. Declared before the command starts, which uses it. */
let shownAt = 0

await runCommand(main)

async function main(): Promise<number> {
  const asked = readArguments()
  if (!asked) {
    console.log(usage)
    return 1
  }
  const file = path.resolve(calledFrom, asked.file)
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`)
  const url = await openForCommand()
  process.env.DATABASE_URL = url
  await migrate(url)
  return runImport(file, asked.query)
}

/** Reads the arguments; undefined if they are invalid. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    const [file, ...more] = positionals
    const query = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase()), String(value)]),
    )
    return file === undefined || more.length > 0 ? undefined : { file, query }
  } catch {
    return undefined
  }
}

async function runImport(file: string, given: Record<string, unknown>): Promise<number> {
  const { importQuery } = await import('#lib/schemas/places/place-import')
  const { importFile } = await import('#lib/server/places/import/upload')
  const query = importQuery.safeParse(given)
  if (!query.success) {
    const option = String(query.error.issues[0]?.path[0]).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    printError(`--${option} has an invalid value.`)
    console.error(usage)
    return 1
  }
  const startedAt = Date.now()
  beforeEnd((code) => {
    if (code !== STOPPED_EXIT_CODE) return
    inPlace('')
    console.error('Stopped before the whole file was read: nothing was imported.')
  })
  const report = await importFile(fs.createReadStream(file), file, query.data, { onProgress: showProgress }).finally(() => inPlace(''))
  printLine(`${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.refused} refused (${seconds(startedAt)} s)`)
  for (const { count, message } of report.refusalReasons) printLine(`  ${count}: ${message}`)
  list(report.refusals, report.refused)
  if (report.removed > 0) printLine(`${report.removed} skipped because they were removed here (--restore imports them again)`)
  list(report.removals, report.removed)
  if (report.leftOut > 0) printLine(`${report.leftOut} fields ignored`)
  list(report.leftOutFields, report.leftOut)
  return 0
}

/** Prints entries. @param count the total, of which only the first are listed */
function list(named: { row: number; name: string | null; field?: string; message: string }[], count: number) {
  for (const { row, name, field, message } of named)
    printLine(`  entry ${row}${name === null ? '' : ` (${name})`}${field === undefined ? '' : `, ${field}`}: ${message}`)
  if (count > named.length) printLine(`  … and ${count - named.length} more`)
}

function showProgress({ phase, entries }: { phase: 'reading' | 'writing'; entries: number }) {
  if (phase === 'writing') return inPlace(`${entries} read, writing …`)
  if (Date.now() - shownAt < 100) return
  shownAt = Date.now()
  inPlace(`${entries} read …`)
}

/** Replaces the previous line in a terminal. */
function inPlace(text: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`)
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1)
}
