import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { activityBody } from './activity-body.ts'

const noGuiding = { quick: [], guidance: null }

/** Returns an activity in a pack's format. */
export function packActivityBody(slug: string, fields: Record<string, unknown> = {}) {
  return {
    ...activityBody(),
    slug,
    origin: { pack: 'Nord', author: 'Kita Nord', license: 'CC-BY-4.0' },
    occasion: { prep_minutes: null, tidy_minutes: null, places: [], occasions: [], circumstances: null },
    guiding: { en: noGuiding, es: noGuiding, he: noGuiding },
    ...fields,
  }
}

/** Writes a pack of these activities to a new folder, without the app's own export. @returns its path */
export function packFile(...activities: { slug: string }[]): string {
  return packFileWith({}, activities)
}

/** Writes a pack with more files, such as `materials.json`, or another title. @returns its path */
export function packFileWith(more: Record<string, unknown>, activities: { slug: string }[], title = 'Nord'): string {
  const contents = { ...more, ...Object.fromEntries(activities.map((one) => [`activities/${one.slug}.json`, one])) }
  const files = Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, strToU8(JSON.stringify(content))]))
  const sums = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]))
  const manifest = { format: 1, title, created_at: '2026-11-23T08:00:00Z', files: sums }
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-pack-')), 'nord.zip')
  fs.writeFileSync(file, zipSync({ 'pack.json': strToU8(JSON.stringify(manifest)), ...files }))
  return file
}
