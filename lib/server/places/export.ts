import 'server-only'
import { dayOf } from '#lib/domain/profiles/age'
import { prepared } from '#lib/prepared'
import { toWire } from '#lib/schemas/platform/wire'
import { columnsSql, editableColumns, type PlaceRow } from '#lib/server/places/columns'
import { OWN_SOURCE } from '#lib/server/places/sameness'
import { pool } from '#lib/server/platform/db'
import { streamedText } from '#lib/server/platform/http/streamed-text'

/** Rows in memory at once. */
const PAGE = 1000

const pageSql = `
  select ${columnsSql}, source, source_id as "sourceId" from location where $1::uuid is null or id > $1 order by id limit ${PAGE}`

type ExportedRow = PlaceRow & { source: string | null; sourceId: string | null }

/** All places as one GeoJSON file, the oldest first, written as it is read. Brought in again, here or elsewhere, it is the same places. */
export function exportPlaces(signal: AbortSignal, now: Date): Promise<Response> {
  return streamedText(fileParts(), signal, {
    'content-type': 'application/geo+json; charset=utf-8',
    'content-disposition': `attachment; filename="cometa-places-${dayOf(now)}.geojson"`,
  })
}

async function* fileParts(): AsyncGenerator<string, void> {
  yield '{"type":"FeatureCollection","features":['
  let last: string | null = null
  let separator = '\n'
  for (;;) {
    const { rows }: { rows: ExportedRow[] } = await pool.query<ExportedRow>(prepared(pageSql, [last]))
    if (rows.length > 0) yield separator + rows.map((row) => JSON.stringify(featureOf(row))).join(',\n')
    separator = ',\n'
    last = rows.at(-1)?.id ?? null
    if (rows.length < PAGE) break
  }
  yield '\n]}\n'
}

/** Without what is not known: it says nothing. */
function featureOf({ id, source, sourceId, ...row }: ExportedRow) {
  const said = Object.entries(row).filter(([key, value]) => key in editableColumns && key !== 'latitude' && key !== 'longitude' && value !== null)
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [row.longitude, row.latitude] },
    properties: toWire({ ...Object.fromEntries(said), source: source ?? OWN_SOURCE, sourceId: source === null ? id : sourceId }),
  }
}
