// Measures imports of the largest allowed place files, by command and over HTTP: speed and memory.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../../scripts/database/connection.ts'
import { migrate } from '../../scripts/migrate.ts'
import { personWithChildren } from '../setup/http-person.ts'
import { seededRandom } from './tools/bulk.ts'
import { measureMemory } from './tools/memory.ts'
import { root, type Server, startOurs } from './tools/servers.ts'
import type { Row } from './tools/table.ts'

const FILE_BYTES = 48 * 1024 * 1024
const MEMORY_LIMIT_MB = 300
const LEAST_PER_SECOND = 5000
/** Time until the server has finished the work of its start. */
const REST_MS = 3000

interface File {
  name: string
  type: string
  path: string
  rows: number
}

/** Time and memory of one import. */
interface ImportResult {
  seconds: number
  memory: { before: number; most: number } | undefined
}

/** Measures imports into a separate database. @throws Error if a place of a file is missing */
export async function measureImport(env: Record<string, string>, folder: string): Promise<Row[]> {
  const url = env.DATABASE_URL ?? ''
  fs.mkdirSync(folder, { recursive: true })
  await migrate(url)
  const files = [writeGeoJson(folder), writeCsv(folder)]
  const rows: Row[] = []
  for (const file of files) rows.push(...toRows(file, 'by the command', await measureInto(url, file, () => importByCommand(file, env))))
  for (const file of files) {
    // Each file needs a new server: memory that the first import allocates would hide that of the second.
    const ours = await startOurs(3410, { ...env, NEXTAUTH_URL: 'http://localhost:3410' })
    try {
      const { authorization } = await personWithChildren(ours.url, 1)
      await withConnection(url, (client) => client.query('update "user" set is_admin = true'))
      await sleep(REST_MS)
      const result = await measureInto(url, file, () => importOverHttp(ours, file, authorization))
      rows.push(...toRows(file, 'over HTTP', result))
    } finally {
      await ours.stop()
    }
  }
  return rows
}

/** Measures an import into an empty table. */
async function measureInto(url: string, file: File, runImport: () => Promise<ImportResult>): Promise<ImportResult> {
  await withConnection(url, (client) => client.query('truncate location cascade'))
  const result = await runImport()
  const { rows } = await withConnection(url, (client) => client.query<{ count: number }>('select count(*)::int from location'))
  if (rows[0]?.count !== file.rows) throw new Error(`${rows[0]?.count} of ${file.rows} places of ${file.name} came in`)
  return result
}

async function importByCommand(file: File, env: Record<string, string>): Promise<ImportResult> {
  const manifest: { scripts: Record<string, string> } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const [, ...args] = (manifest.scripts['places:import'] ?? '').split(' ')
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...args, file.path], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  const memory = await measureMemory(child.pid ?? 0, async () => {
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The import exited with ${code}`)
  })
  return { seconds: (performance.now() - startedAt) / 1000, memory }
}

async function importOverHttp(ours: Server, file: File, authorization: string): Promise<ImportResult> {
  const headers = { authorization, 'content-type': file.type, 'content-length': fs.statSync(file.path).size }
  const startedAt = performance.now()
  const memory = await measureMemory(ours.pid, async () => {
    const request = http.request(`${ours.url}/api/locations/import`, { method: 'POST', headers })
    fs.createReadStream(file.path).pipe(request)
    const [response] = await once(request, 'response')
    const text = Buffer.concat(await Array.fromAsync(response)).toString()
    if (response.statusCode !== 200) throw new Error(`The import answered ${response.statusCode}: ${text}`)
  })
  return { seconds: (performance.now() - startedAt) / 1000, memory }
}

/** The command is a separate process; over HTTP only the growth of the server's memory has a limit. */
function toRows(file: File, how: 'by the command' | 'over HTTP', { seconds, memory }: ImportResult): Row[] {
  const perSecond = file.rows / seconds
  const speed: Row = {
    what: `places a second, ${file.name} of ${Math.round(FILE_BYTES / 1024 / 1024)} MB (${file.rows.toLocaleString('en')} places), ${how}`,
    ours: `${Math.round(perSecond)}/s`,
    peer: `limit ${LEAST_PER_SECOND}/s`,
    ratio: perSecond / LEAST_PER_SECOND,
    limit: { at: 1, is: 'least' },
  }
  if (!memory) return [speed]
  const most = { what: 'memory meanwhile, the whole process at most', ours: MB(memory.most), ratio: memory.most / MEMORY_LIMIT_MB }
  const peer = `limit ${MEMORY_LIMIT_MB} MB`
  if (how === 'by the command') return [speed, { ...most, peer, limit: { at: 1, is: 'most' } }]
  const grownBy = memory.most - memory.before
  const growth: Row = {
    what: 'memory it takes beyond what the server holds at rest',
    ours: `+${MB(grownBy)}`,
    peer,
    ratio: grownBy / MEMORY_LIMIT_MB,
    limit: { at: 1, is: 'most' },
  }
  return [speed, growth, { ...most, peer: `${MB(memory.before)} at rest` }]
}

function MB(value: number): string {
  return `${Math.round(value)} MB`
}

/** Writes a GeoJSON file in the format of OpenStreetMap tools. */
function writeGeoJson(folder: string): File {
  const file = path.join(folder, 'places.geojson')
  const rows = writeEntries(file, ['{"type":"FeatureCollection","features":[\n', ',\n', '\n]}\n'], ({ n, at, hours, surface }) =>
    JSON.stringify({
      type: 'Feature',
      id: `node/${n}`,
      geometry: { type: 'Point', coordinates: at },
      properties: {
        leisure: 'playground',
        name: `Playground ${n}`,
        'addr:housenumber': String(n),
        'addr:street': 'Oak Street',
        opening_hours: hours,
        surface,
      },
    }),
  )
  return { name: 'GeoJSON', type: 'application/geo+json', path: file, rows }
}

function writeCsv(folder: string): File {
  const file = path.join(folder, 'places.csv')
  const head = 'id,name,latitude,longitude,address,description,opening_hours,surface\r\n'
  const rows = writeEntries(
    file,
    [head, '\r\n', '\r\n'],
    ({ n, at: [longitude, latitude], hours, surface }) =>
      `${n},"Playground ""${n}""",${latitude},${longitude},"${n} Oak Street, Springfield","A place where children climb, run and rest, number ${n} of many","${hours}",${surface}`,
  )
  return { name: 'CSV', type: 'text/csv', path: file, rows }
}

interface Made {
  n: number
  at: [longitude: number, latitude: number]
  hours: string
  surface: string
}

const hours = ['24/7', 'Mo-Su 06:00-22:00', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00', 'sunrise-sunset', 'Apr-Sep: Mo-Su 07:00-21:00']
const surfaces = ['sand', 'grass', 'asphalt', 'wood']

/** Writes entries until the file has its full size. @returns their number */
function writeEntries(file: string, [head, between, foot]: [string, string, string], entryOf: (made: Made) => string): number {
  const random = seededRandom(23)
  const out = fs.openSync(file, 'w')
  let bytes = fs.writeSync(out, head)
  let n = 0
  while (bytes < FILE_BYTES) {
    const entries = Array.from({ length: 1000 }, () => {
      n++
      const at: [number, number] = [Number((-180 + 360 * random()).toFixed(6)), Number((-60 + 130 * random()).toFixed(6))]
      return entryOf({ n, at, hours: hours[n % hours.length] ?? '', surface: surfaces[n % surfaces.length] ?? '' })
    })
    bytes += fs.writeSync(out, (n > 1000 ? between : '') + entries.join(between))
  }
  fs.writeSync(out, foot)
  fs.closeSync(out)
  return n
}
