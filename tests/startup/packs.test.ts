import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packActivityBody, packFile, packFileWith } from '../setup/data/pack-file.ts'
import { filledFolder, newFolder, run } from './app.ts'

test('library:export and library:import work before the first start', async () => {
  const dataDir = newFolder()
  const file = path.join(dataDir, 'library.zip')
  const exported = await run(['scripts/library-export.ts', file], { dataDir })
  const [, count = ''] = /^(\d+) activities in .*library\.zip \(\d\.\d MB\)\n$/.exec(exported.output) ?? []
  expect(Number(count)).toBeGreaterThan(300)
  const imported = await run(['scripts/library-import.ts', file], { dataDir })
  expect(imported).toEqual({ code: 0, output: `Cometa: 0 added, 0 changed, ${count} unchanged, 0 refused\n` })
})

test('library:import reports refused activities and reasons, and both commands report invalid arguments', async () => {
  const dataDir = filledFolder()
  const bad = packFile(packActivityBody('too-early', { age_min_months: 90, age_max_months: 12 }))
  expect(await run(['scripts/library-import.ts', bad], { dataDir })).toEqual({
    code: 0,
    output: 'Nord: 0 added, 0 changed, 0 unchanged, 1 refused\n  too-early, age_max_months: Must be above the youngest age\n',
  })
  const steering = packFileWith({}, [], 'Nord\u001b[2J\n\u202edroN')
  const said = await run(['scripts/library-import.ts', steering], { dataDir })
  expect(said).toEqual({ code: 0, output: 'Nord\\u{1b}[2J\\u{a}\\u{202e}droN: 0 added, 0 changed, 0 unchanged, 0 refused\n' })
  const text = path.join(dataDir, 'notes.zip')
  fs.writeFileSync(text, 'notes')
  expect(await run(['scripts/library-import.ts', text], { dataDir })).toEqual({ code: 1, output: 'This file is no pack of activities.\n' })
  for (const script of ['scripts/library-import.ts', 'scripts/library-export.ts']) {
    const { code, output } = await run([script, '--colour', 'red'], { dataDir })
    expect(code).toBe(1)
    expect(output).toContain('npm run library:')
  }
})
