// `npm run admin -- COMMAND`: commands that only the server's host may run.
import { openForCommand, runCommand } from './command.ts'
import { isBehind, migrate } from './migrate.ts'
import { beforeEnd } from './server/shutdown.ts'
import { printLine } from './terminal.ts'

const usage = `npm run admin -- grant EMAIL    makes a user an admin
npm run admin -- revoke EMAIL   removes a user's admin rights
npm run admin -- list           lists the accounts
npm run admin -- reset EMAIL    prints a link to set a new password, which works once and for an hour
npm run admin -- delete EMAIL   deletes an account and all its data`

const [command = '', typed = ''] = process.argv.slice(2)
const email = typed.trim().toLowerCase()

await runCommand(main)

async function main(): Promise<number> {
  const needsEmail = ['grant', 'revoke', 'reset', 'delete'].includes(command)
  if ((!needsEmail && command !== 'list') || (needsEmail && !email)) {
    console.log(usage)
    return 1
  }
  const url = await openForCommand()
  process.env.DATABASE_URL = url
  // Read-only commands do not migrate: an older copy of the app may be running on this database.
  if (needsEmail) await migrate(url)
  else if (await isBehind(url)) throw new Error('The database has an older version: start Cometa once to update it.')
  return run()
}

async function run(): Promise<number> {
  const { closeDatabase } = await import('#lib/server/platform/db')
  beforeEnd(closeDatabase)
  const { eraseAccountByEmail, listAccounts, setAdmin } = await import('#lib/server/account/operator-commands')
  if (command === 'list') {
    for (const account of await listAccounts()) {
      printLine(
        [account.createdAt.toISOString().slice(0, 10), account.email, account.userType ?? 'no type yet', account.isAdmin ? 'admin' : ''].join('  '),
      )
    }
    return 0
  }
  if (command === 'reset') {
    const { createResetLink } = await import('#lib/server/auth/password-resets')
    return report(await createResetLink(email))
  }
  if (command === 'delete') return report((await eraseAccountByEmail(email)) && `${email} is deleted.`)
  const isAdmin = command === 'grant'
  return report((await setAdmin(email, isAdmin)) && `${email} is ${isAdmin ? 'an admin now' : 'no longer an admin'}.`)
}

function report(line: string | false | undefined): number {
  printLine(line || `There is no account with the address ${email}.`)
  return line ? 0 : 1
}
