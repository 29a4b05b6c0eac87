import 'server-only'
import { createHash } from 'node:crypto'
import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate'
import { Problem } from '#lib/errors'
import { PACK_FORMAT, packManifest } from '#lib/schemas/catalogue/pack'
import { fromWire, toWire } from '#lib/schemas/platform/wire'
import { parseWith } from '#lib/server/platform/http/body'

/** Maximum size of a pack: twenty thousand activities take a third of it. */
export const MAX_PACK_BYTES = 256 * 1024 * 1024
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024
/** Maximum size of one file: all existing materials take a tenth of it. */
const MAX_FILE_BYTES = 4 * 1024 * 1024
const MAX_FILES = 25_000

const MANIFEST = 'pack.json'
const ours = /^(pack|categories|materials)\.json$|^activities\/[a-z0-9-]{1,60}\.json$/

/** Files of a pack, by their path in it. */
export type PackFiles = Record<string, unknown>

/** Writes a pack. */
export function zipPack(title: string, files: PackFiles): Uint8Array {
  const encoded = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, bytesOf(content)]))
  const sums = Object.fromEntries(Object.entries(encoded).map(([path, bytes]) => [path, sha256(bytes)]))
  const manifest = { format: PACK_FORMAT, title, createdAt: new Date().toISOString(), files: sums }
  return zipSync({ [MANIFEST]: bytesOf(manifest), ...encoded }, { level: 9 })
}

/**
 * Reads a pack. Ignores foreign files, such as those that an operating system adds to every folder.
 * @throws Problem payload_too_large; invalid if it is no pack, or a file has changed since the pack was written
 */
export function unzipPack(bytes: Uint8Array): { title: string; files: PackFiles } {
  if (bytes.byteLength > MAX_PACK_BYTES) throw new Problem('payload_too_large')
  const unpacked = unzipFiles(bytes)
  const { [MANIFEST]: manifestBytes, ...rest } = unpacked
  if (!manifestBytes) throw noPack()
  const { title, files } = manifestOf(manifestBytes)
  const changed = [...Object.keys(rest), ...Object.keys(files)].find((path) => !rest[path] || sha256(rest[path]) !== files[path])
  if (changed !== undefined) throw new Problem('invalid', { detail: { key: 'pack_changed', values: { path: changed } } })
  return { title, files: Object.fromEntries(Object.entries(rest).map(([path, content]) => [path, jsonIn(content, path)])) }
}

function unzipFiles(bytes: Uint8Array): Record<string, Uint8Array> {
  let [count, size] = [0, 0]
  const isOurs = ({ name, originalSize }: UnzipFileInfo) => {
    if (!ours.test(name)) return false
    count++
    size += originalSize
    if (count > MAX_FILES || originalSize > MAX_FILE_BYTES || size > MAX_UNPACKED_BYTES) throw new Problem('payload_too_large')
    return true
  }
  try {
    return unzipSync(bytes, { filter: isOurs })
  } catch (error) {
    throw error instanceof Problem ? error : noPack(error)
  }
}

function manifestOf(bytes: Uint8Array) {
  const manifest = jsonIn(bytes, MANIFEST)
  if (typeof manifest === 'object' && manifest !== null && 'format' in manifest && manifest.format !== PACK_FORMAT)
    throw new Problem('invalid', { detail: { key: 'pack_newer' } })
  try {
    return parseWith(packManifest, manifest)
  } catch (error) {
    throw noPack(error)
  }
}

function noPack(cause?: unknown): Problem {
  return new Problem('invalid', { detail: { key: 'no_pack' }, cause })
}

function bytesOf(content: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(toWire(content), null, 2)}\n`)
}

/** @throws Problem invalid */
function jsonIn(bytes: Uint8Array, path: string): unknown {
  try {
    return fromWire(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch (error) {
    throw new Problem('invalid', { detail: { key: 'pack_unreadable', values: { path } }, cause: error })
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
