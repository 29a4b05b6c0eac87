import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../../setup/sources.ts'

interface Locked {
  version: string
  integrity?: string
  bin?: Record<string, string>
}

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const manifest: Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>> = JSON.parse(read('package.json'))
const { packages, lockfileVersion }: { packages: Record<string, Locked>; lockfileVersion: number } = JSON.parse(read('package-lock.json'))
const { '': _ours, ...locked } = packages

/** What is used without an import of ours, and by what. Of every `@types/x` the package x is the reason. */
const usedOtherwise: Record<string, string> = {
  '@biomejs/biome': 'npm run lint',
  cspell: 'npm run lint:docs',
  'markdownlint-cli2': 'npm run lint:docs',
  'markdownlint-rule-relative-links': '.markdownlint-cli2.jsonc',
  '@prisma/client': 'what `npm run generate` writes imports it',
  prisma: 'npm run generate',
  typescript: 'npm run typecheck; next build looks for it',
  '@types/node': 'next build looks for it',
  '@types/react': 'next build looks for it',
}
const configs = ['next.config.mjs', 'postcss.config.mjs', 'prisma.config.ts', 'playwright.config.ts', 'vitest.config.ts']
const app = readSources(['app', 'components', 'lib', 'prisma/seed', 'scripts', 'proxy.ts', ...configs], ['.ts', '.tsx', '.mjs', '.css'])
const tests = readSources(['tests'])

/** Whether a package, or a file of it, is imported, required, or named as a file in node_modules. */
function isUsed(name: string, files: typeof app): boolean {
  const use = new RegExp(
    `(?:from |import |import\\(|re(?:solve|quire)\\(|\\)\\(|plugins: \\{ |src: |:import )["'](?:\\.\\./node_modules/)?${name}["'/]`,
  )
  return files.some(({ text }) => use.test(text))
}

const typesOf = (name: string) => /^@types\/(.+)$/.exec(name)?.[1]

test('a use is found, and nothing else is taken for one', () => {
  const files = [{ file: 'x.ts', text: "import sharp from 'sharp'\nimport { a } from 'next-auth/jwt'\nconst kind = 'prisma' // import node" }]
  expect(['sharp', 'next-auth', 'next', 'prisma', 'node'].map((name) => isUsed(name, files))).toEqual([true, true, false, false, false])
})

test('every package is the exact version that was tried', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies })
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([])
})

test('the lock file says of each package, for every platform, what its bytes are, and names no registry', () => {
  expect(lockfileVersion).toBe(3)
  expect(Object.keys(locked).length).toBeGreaterThan(100)
  expect(Object.entries(locked).flatMap(([name, { integrity }]) => (integrity?.startsWith('sha512-') ? [] : [name]))).toEqual([])
  expect(read('package-lock.json')).not.toMatch(/"resolved"/)
})

test('Node comes as a package for each of these platforms', () => {
  const node = Object.entries(locked).filter(([, { bin }]) => bin?.node)
  expect(node.map(([name]) => name.replace('node_modules/', '')).sort()).toEqual(
    Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith('node-')),
  )
  expect(node.length).toBeGreaterThan(3)
})

test('the app uses every dependency, and tests or tools every one that is for development', () => {
  const isNamed = (name: string) => name in usedOtherwise
  const unused = Object.keys(manifest.dependencies).filter((name) => !isNamed(name) && !isUsed(name, app))
  const unusedHere = Object.keys(manifest.devDependencies).filter((name) => !isNamed(name) && !typesOf(name) && !isUsed(name, [...app, ...tests]))
  expect([...unused, ...unusedHere]).toEqual([])
})

test('types are of a package that is there, and of its major version where there are such', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies }
  const major = (version: string | undefined) => version?.split('.')[0]
  // There are no newer ones, and what is used of these packages has not changed.
  const older = ['autocannon', 'supercluster']
  const unmatched = Object.entries(all).flatMap(([name, version]) => {
    const typed = typesOf(name)
    if (!typed || typed === 'node') return []
    return all[typed] && (older.includes(typed) || major(all[typed]) === major(version)) ? [] : [name]
  })
  expect(unmatched).toEqual([])
})
