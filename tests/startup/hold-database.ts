// Uses the embedded database as the app does, until a signal: for tests of PostgreSQL, which need no Next.js.
import { openForCommand, runCommand } from '../../scripts/command.ts'

await runCommand(async () => {
  console.log('Opening the database')
  console.log(await openForCommand())
  return new Promise(() => {})
})
