import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

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

const typesOf = (name: string) => /^@types\/(.+)$/.exec(name)?.[1]

test('package.json names exact versions', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies })
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([])
})

test('package-lock.json has a checksum for each package on every platform, and no address of a registry', () => {
  expect(lockfileVersion).toBe(3)
  expect(Object.keys(locked).length).toBeGreaterThan(100)
  expect(Object.entries(locked).flatMap(([name, { integrity }]) => (integrity?.startsWith('sha512-') ? [] : [name]))).toEqual([])
  expect(read('package-lock.json')).not.toMatch(/"resolved"/)
})

test('package-lock.json has the optional Node package of each platform', () => {
  const node = Object.entries(locked).filter(([, { bin }]) => bin?.node)
  expect(node.map(([name]) => name.replace('node_modules/', '')).sort()).toEqual(
    Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith('node-')),
  )
  expect(node.length).toBeGreaterThan(3)
})

test('type packages have the major version of their package', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies }
  const major = (version: string | undefined) => version?.split('.')[0]
  // Their newest types are of an older major version, and the parts in use have not changed.
  const older = ['autocannon', 'supercluster']
  const unmatched = Object.entries(all).flatMap(([name, version]) => {
    const typed = typesOf(name)
    if (!typed || typed === 'node') return []
    return all[typed] && (older.includes(typed) || major(all[typed]) === major(version)) ? [] : [name]
  })
  expect(unmatched).toEqual([])
})
