import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const { imports: aliases }: { imports: Record<string, string> } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Returns the imported files of the project, without types and without imports in functions. */
function importsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const found = text.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([#.][^']*)'/gm)
  return [...found].map(([, name = '']) => {
    if (name.startsWith('.')) return path.join(path.dirname(file), name)
    const [prefix, target] = Object.entries(aliases).find(([alias]) => name.startsWith(alias.split('*')[0] ?? '')) ?? ['', '']
    return target.replace('./', '').replace('*', name.slice(prefix.indexOf('*')))
  })
}

/** Returns a file and all files that it loads. */
function filesLoadedBy(entries: string[]): Set<string> {
  const files = new Set(entries)
  // The loop also visits what it adds. A generated file need not exist.
  for (const file of files) {
    if (file.endsWith('.ts') && fs.existsSync(path.join(root, file))) for (const imported of importsOf(file)) files.add(imported)
  }
  return files
}

/** Returns the files that the repository does not contain. */
function ignoredByGit(files: Set<string>): string[] {
  const { stdout } = spawnSync('git', ['check-ignore', '--stdin'], { cwd: root, encoding: 'utf8', input: [...files].join('\n') })
  return stdout.split('\n').filter(Boolean)
}

test('a fresh clone can start: what runs before the build loads no generated file', () => {
  const files = filesLoadedBy(['scripts/start.ts', 'scripts/build.ts'])
  expect(files.size).toBeGreaterThan(30)
  expect(files).toContain('lib/env.ts')
  expect(ignoredByGit(files)).toEqual([])
})
