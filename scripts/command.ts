// The start and end of every command on the server.
import { openDatabase } from './database/database.ts'
import { loadLibrary } from './database/load-library.ts'
import { migrate } from './migrate.ts'
import { readSettings, sentenceOf } from './server/settings.ts'
import { beforeEnd, end, endOnSignals, isEnding } from './server/shutdown.ts'
import { printError } from './terminal.ts'

/** The exit code of a stopped command, as shells use it for Ctrl-C. */
export const STOPPED_EXIT_CODE = 130

/** Runs a command, closes what it opened and ends the process, with its result, or with 1 and one sentence if it fails. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  endOnSignals(STOPPED_EXIT_CODE)
  let code = 1
  try {
    code = await main()
  } catch (error) {
    // A failure caused by the stop is not an error.
    if (!isEnding()) printError(sentenceOf(error))
  }
  await end(code)
}

/** Opens the database like `openForCommand`, and updates its schema and library, for commands on the catalogue. */
export async function openCatalogueForCommand(): Promise<void> {
  const url = await openForCommand()
  process.env.DATABASE_URL = url
  await migrate(url)
  await loadLibrary(url)
  const { closeDatabase } = await import('#lib/server/platform/db')
  beforeEnd(closeDatabase)
}

/** Opens the command's database; an embedded one runs only during the command. @returns its URL */
export async function openForCommand(): Promise<string> {
  const opening = openDatabase(readSettings())
  beforeEnd(async () => (await opening.catch(() => undefined))?.stop())
  return (await opening).url
}
