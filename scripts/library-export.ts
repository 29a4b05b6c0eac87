// `npm run library:export [-- FILE]`: exports the catalogue as a pack for another installation.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openCatalogueForCommand, runCommand } from './command.ts'
import { printLine } from './terminal.ts'

const usage = `Exports all shown activities, with their texts in all languages, facts, categories and materials:

  npm run library:export -- [FILE.zip] [--own] [--title TEXT] [--author NAME --license LICENSE]

  --own      only activities written or changed here
  --title    the name of the pack (default: Cometa)
  --author   the author of the activities written here; required if there are any
  --license  their licence, such as CC-BY-4.0 (https://spdx.org/licenses); required with --author`

const option = { type: 'string' } as const
const options = { own: { type: 'boolean', default: false }, title: { ...option, default: 'Cometa' }, author: option, license: option } as const
/** The maximum length of each of those three. */
const MAX_TEXT = 120

await runCommand(main)

async function main(): Promise<number> {
  const asked = readArguments()
  if (!asked) {
    console.log(usage)
    return 1
  }
  const { file, own: isOwnOnly, title, author, license } = asked
  await openCatalogueForCommand()
  const { exportPack } = await import('#lib/server/catalogue/packs/export')
  const exported = await exportPack({ title, own: author && license ? { author, license } : undefined, isOwnOnly })
  if ('unlicensed' in exported)
    throw new Error(`${exported.unlicensed} activities were written here: name their author and licence with --author and --license.`)
  fs.writeFileSync(file, exported.bytes)
  printLine(`${exported.activities} activities in ${file} (${(exported.bytes.byteLength / 1e6).toFixed(1)} MB)`)
  return 0
}

/** Reads the arguments; undefined if they are invalid. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    const [file = 'cometa-pack.zip', ...more] = positionals
    const texts = [values.title, values.author, values.license].filter((text) => text !== undefined)
    const isUnclear = more.length > 0 || texts.some((text) => text.trim() === '' || text.length > MAX_TEXT)
    return isUnclear ? undefined : { ...values, file: path.resolve(process.env.INIT_CWD ?? process.cwd(), file) }
  } catch {
    return undefined
  }
}
