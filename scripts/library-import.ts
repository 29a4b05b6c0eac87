// `npm run library:import -- FILE`: brings in a pack that was taken out of another installation.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '#lib/errors'
import { openCatalogueForCommand, runCommand } from './command.ts'

const usage = `Bring in the activities of a pack:

  npm run library:import -- FILE.zip [--restore]

What comes in waits as a draft, and nobody is offered it, until an admin has looked at it under /admin/explore and declared its
facts. What was deleted here is left out, but for --restore.`

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
  return bring(file, asked.isRestored)
}

/** Undefined where the command cannot be understood. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), options: { restore: { type: 'boolean' } }, allowPositionals: true })
    const [file, ...more] = positionals
    return file === undefined || more.length > 0 ? undefined : { file, isRestored: values.restore ?? false }
  } catch {
    return undefined
  }
}

async function bring(file: string, isRestored: boolean): Promise<number> {
  const { importPack } = await import('#lib/server/catalogue/packs/import')
  const { MAX_PACK_BYTES } = await import('#lib/server/catalogue/packs/zip')
  const { faultSentence, problemSentence } = await import('#lib/server/platform/http/problem')
  if (fs.statSync(file).size > MAX_PACK_BYTES) throw new Error(problemSentence(new Problem('payload_too_large'), 'en'))
  try {
    const report = await importPack(fs.readFileSync(file), { isRestored })
    const { title, added, changed, unchanged, drafts, refusals, removals } = report
    console.log(`${title}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refusals.length} refused`)
    for (const { slug, faults } of refusals)
      for (const fault of faults.slice(0, 5)) console.log(`  ${slug}, ${fault.field}: ${faultSentence(fault, 'en')}`)
    if (removals.length > 0) console.log(`${removals.length} left out that were deleted here (--restore brings them back)`)
    for (const slug of removals) console.log(`  ${slug}`)
    if (drafts > 0) console.log(`${drafts} wait as drafts under /admin/explore until an admin has declared their facts`)
    return 0
  } catch (error) {
    throw error instanceof Problem ? new Error(problemSentence(error, 'en'), { cause: error }) : error
  }
}
