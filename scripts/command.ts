// What every command on the server begins and ends with.
import { openDatabase } from './database/database.ts'
import { loadLibrary } from './database/load-library.ts'
import { migrate } from './migrate.ts'
import { readSettings, sentenceOf } from './server/settings.ts'
import { beforeEnd, end, endOnSignals, isEnding } from './server/shutdown.ts'
import { printError } from './terminal.ts'

/** What a command ends with that was stopped, as shells have it for Ctrl-C. */
export const STOPPED = 130

/** Runs a command to its end, closes what it opened and ends the process: with what it returns, or with 1 and one sentence when it fails. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  endOnSignals(STOPPED)
  let code = 1
  try {
    code = await main()
  } catch (error) {
    // What breaks off because the command was stopped is no fault.
    if (!isEnding()) printError(sentenceOf(error))
  }
  await end(code)
}

/** The same with its schema and the library as this copy of the app has them, for what works on the catalogue. */
export async function openCatalogueForCommand(): Promise<void> {
  const url = await openForCommand()
  process.env.DATABASE_URL = url
  await migrate(url)
  await loadLibrary(url)
  const { closeDatabase } = await import('#lib/server/platform/db')
  beforeEnd(closeDatabase)
}

/** The database a command works on, the embedded one started for as long as the command takes. @returns its URL */
export async function openForCommand(): Promise<string> {
  const opening = openDatabase(readSettings())
  beforeEnd(async () => (await opening.catch(() => undefined))?.stop())
  return (await opening).url
}
