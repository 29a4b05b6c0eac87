import fs from 'node:fs'
import path from 'node:path'
import { features } from 'web-features'
import { readSources, type Source } from './sources.ts'

const root = path.join(import.meta.dirname, '../..')
/** Browserslist names and their names in web-features (the W3C's WebDX group). */
const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' } as const
type Browser = (typeof names)[keyof typeof names]

/**
 * Reads the oldest supported browsers (those of Next.js 16 and Tailwind CSS 4) from package.json, such as "chrome 111".
 * @throws Error for any other browserslist syntax
 */
export function oldestBrowsers(): Map<Browser, number> {
  const { browserslist }: { browserslist: string[] } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  return new Map(
    browserslist.map((entry) => {
      const [name = '', version] = entry.split(' ')
      const browser = Object.entries(names).find(([listed]) => listed === name)?.[1]
      if (!browser || !/^\d+(\.\d+)?$/.test(version ?? '')) throw new Error(`Not a browser and its version: ${entry}`)
      return [browser, Number(version)]
    }),
  )
}

export interface NewerNames {
  /** Globals and members by owner: `AbortSignal.any`, `Iterator`; instance members too, as `Set.union`. */
  qualified: Set<string>
  /** Instance members whose name no older API uses: `union`, `showPopover`. */
  members: Set<string>
  /** HTML attributes whose name no older attribute uses: `popover`. */
  attributes: Set<string>
  /** Iterator members; most share their name with an older array method. */
  ofIterators: Set<string>
}

/** Lists the names that at least one of these browsers lacks or supports only in part. */
export function getNewerNames(oldest: Map<Browser, number>): NewerNames {
  const known = knownKeys()
  const isNewer = (key: string) => [...oldest].some(([browser, version]) => !(since(known.get(key)?.[browser]) <= version))
  const parts = [...known.keys()].map((key) => ({ key, scope: scopeOf(key), path: pathOf(key), isNew: isNewer(key) }))
  const named = parts.filter(({ scope }) => scope === 'code')
  const older = new Set(named.flatMap(({ isNew, path }) => (isNew ? [] : path)))
  const attributes = parts.filter(({ scope }) => scope === 'attribute')
  const olderAttributes = new Set(attributes.flatMap(({ isNew, path }) => (isNew ? [] : path.slice(-1))))
  const fresh = named.filter(({ isNew, path }) => isNew && path.length <= 2)
  return {
    qualified: new Set(fresh.map(({ path }) => path.join('.'))),
    members: new Set(
      fresh.flatMap(({ key, path: [, member] }) => (member === undefined || !isOfManyObjects(key) || older.has(member) ? [] : [member])),
    ),
    attributes: new Set(attributes.flatMap(({ isNew, path: [name = ''] }) => (isNew && !olderAttributes.has(name) ? [name] : []))),
    ofIterators: new Set(fresh.flatMap(({ path: [owner, member] }) => (owner === 'Iterator' && member !== undefined ? [member] : []))),
  }
}

/** Finds newer names used in a file, as "file: name". */
export function findNewerNames({ file, text }: Source, newer: NewerNames): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '')
  const all = (pattern: RegExp, names: ReadonlySet<string>, name: (found: RegExpExecArray) => string | undefined) =>
    [...code.matchAll(pattern)].flatMap((found) => name(found) ?? []).filter((found) => names.has(found))
  return [
    ...all(/(?<![\w.$'])([A-Z]\w*)\.(\w+)/g, newer.qualified, ([, owner, member]) => `${owner}.${member}`),
    ...all(/\b(navigator|document|window|history|crypto|performance)\.(\w+)/g, newer.qualified, ([, [first = '', ...rest] = '', member]) =>
      [first.toUpperCase(), ...rest, '.', member].join(''),
    ),
    ...all(/(?<![\w.$'</]|function )([A-Z]\w*)(?=\.|\()/g, newer.qualified, ([, owner]) => owner),
    // `z` is the schema library.
    ...all(/(?<!\bz)\??\.\s*(\w+)\(/g, newer.members, ([, member]) => member),
    ...all(/\.(?:(?:values|keys|entries)\(\)|matchAll\([^()]*\))\s*\.(\w+)/g, newer.ofIterators, ([, member]) => member),
    ...all(/\s([a-zA-Z]+)=["{]/g, newer.attributes, ([, name]) => name?.toLowerCase()),
    ...all(/(?<=[=(,:?]\s*)\/(?![*/]).+?(?<!\\)\/([a-z]+)/g, new Set(['v']), ([, flags]) => (flags?.includes('v') ? 'v' : undefined)),
  ].map((found) => `${file}: ${found}`)
}

/** Reads all source files that reach a browser: components, lib/client and their imports. */
export function browserSources(): Source[] {
  const all = new Map(readSources(['app', 'components', 'lib']).map((source) => [source.file, source]))
  const found = new Map<string, Source>()
  const visit = (file: string) => {
    const source = all.get(file)
    if (!source || found.has(file)) return
    found.set(file, source)
    for (const [, imported = ''] of source.text.matchAll(/^(?:import (?!type)|export |\} )[^'"\n]*from '(#[^']+)'/gm)) visit(fileOf(imported))
    for (const [, imported = ''] of source.text.matchAll(/\bimport\('(#[^']+)'\)/g)) visit(fileOf(imported))
  }
  for (const [file, { text }] of all) if (/^(?:components|lib\/client)\//.test(file) || text.startsWith("'use client'")) visit(file)
  return [...found.values()]
}

function fileOf(imported: string): string {
  return imported.startsWith('#components/') ? `${imported.slice(1)}.tsx` : `${imported.slice(1)}.ts`
}

/** Whether the key belongs to a language or DOM object; other objects' member names are too common to search for. */
function isOfManyObjects(key: string): boolean {
  return (
    /^javascript\.builtins\.(?!\w*Disposable)|^api\.(?:\w*Element|Node|Document|\w*Event|EventTarget|AbortSignal|Blob|Headers)\./.test(key) &&
    !key.endsWith('_static')
  )
}

type Support = { [browser in Browser]?: string }

function knownKeys(): Map<string, Support> {
  return new Map(
    Object.values(features).flatMap((feature) => {
      const byKey = 'status' in feature ? (feature.status.by_compat_key ?? {}) : {}
      return Object.entries(byKey).map(([key, { support }]) => [key, support] as const)
    }),
  )
}

/** Returns Infinity for an unsupported feature. */
function since(version: string | undefined): number {
  return version === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''))
}

function scopeOf(key: string): 'code' | 'attribute' | undefined {
  if (/^(?:api|javascript\.builtins)\./.test(key)) return 'code'
  return /^html\.(?:global_attributes\.\w+|elements\.\w+\.\w+)$/.test(key) ? 'attribute' : undefined
}

function pathOf(key: string): string[] {
  const parts = key.replace(/^(?:api|javascript\.builtins|html\.global_attributes|html\.elements\.\w+)\./, '').split('.')
  return parts.map((part) => part.replace(/_(?:static|event)$/, ''))
}
