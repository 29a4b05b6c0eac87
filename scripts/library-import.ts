// `npm run library:import -- FILE`: imports a pack from another installation.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '#lib/errors'
import { openCatalogueForCommand, runCommand } from './command.ts'
import { printLine } from './terminal.ts'

const usage = `Imports the activities of a pack:

  npm run library:import -- FILE.zip [--restore]

Everything new stays hidden until an admin has reviewed it under /admin/explore. Until then, a shown activity keeps its reviewed
text. Activities deleted here are skipped, except with --restore.`

await runCommand(main)

async function main(): Promise<number> {
  const asked = readArguments()
  if (!asked) {
    console.log(usage)
    return 1
  }
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), asked.file)
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`)
  await openCatalogueForCommand()
  return importFile(file, asked.isRestored)
}

/** Reads the arguments; undefined if they are invalid. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), options: { restore: { type: 'boolean' } }, allowPositionals: true })
    const [file, ...more] = positionals
    return file === undefined || more.length > 0 ? undefined : { file, isRestored: values.restore ?? false }
  } catch {
    return undefined
  }
}

async function importFile(file: string, isRestored: boolean): Promise<number> {
  const { importPack } = await import('#lib/server/catalogue/packs/import')
  const { MAX_PACK_BYTES } = await import('#lib/server/catalogue/packs/zip')
  const { describeFieldError, describeProblem } = await import('#lib/server/platform/http/problem')
  if (fs.statSync(file).size > MAX_PACK_BYTES) throw new Error(describeProblem(new Problem('payload_too_large'), 'en'))
  try {
    const report = await importPack(fs.readFileSync(file), { isRestored })
    const { title, added, changed, unchanged, drafts, categories, materials, refusals, removals } = report
    printLine(`${title}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refusals.length} refused`)
    for (const { slug, errors } of refusals)
      for (const error of errors.slice(0, 5)) printLine(`  ${slug}, ${error.field}: ${describeFieldError(error, 'en')}`)
    if (removals.length > 0) printLine(`${removals.length} skipped because they were deleted here (--restore imports them again)`)
    for (const slug of removals) printLine(`  ${slug}`)
    if (drafts > 0) printLine(`${drafts} wait as drafts under /admin/explore; a shown activity keeps its text until its draft is shown`)
    if (categories.length > 0) printLine(`New categories, hidden until an admin shows them: ${categories.join(', ')}`)
    if (materials.length > 0) printLine(`New materials, whose contents an admin confirms in the activity’s form: ${materials.join(', ')}`)
    return 0
  } catch (error) {
    throw error instanceof Problem ? new Error(describeProblem(error, 'en'), { cause: error }) : error
  }
}
