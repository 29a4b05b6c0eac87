import 'server-only'
import { dayOf } from '#lib/domain/profiles/age'
import { toWire } from '#lib/schemas/platform/wire'
import { OWN_SOURCE } from '#lib/server/places/sameness'
import { editableColumns } from '#lib/server/places/sql/columns'
import { EXPORT_PAGE, selectForExport } from '#lib/server/places/sql/place'
import { pool } from '#lib/server/platform/db'
import { streamedText } from '#lib/server/platform/http/streamed-text'
import { type Row, rowsOf } from '#lib/statement'

type ExportedRow = Row<typeof selectForExport>

/** Streams all places as one GeoJSON file, oldest first. Importing it, here or elsewhere, yields the same places. */
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
    const rows: ExportedRow[] = await rowsOf(pool, selectForExport(last))
    if (rows.length > 0) yield separator + rows.map((row) => JSON.stringify(featureOf(row))).join(',\n')
    separator = ',\n'
    last = rows.at(-1)?.id ?? null
    if (rows.length < EXPORT_PAGE) break
  }
  yield '\n]}\n'
}

/** Converts a row to a feature, without unknown values. */
function featureOf({ id, source, sourceId, ...row }: ExportedRow) {
  const said = Object.entries(row).filter(([key, value]) => key in editableColumns && key !== 'latitude' && key !== 'longitude' && value !== null)
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [row.longitude, row.latitude] },
    properties: toWire({ ...Object.fromEntries(said), source: source ?? OWN_SOURCE, sourceId: source === null ? id : sourceId }),
  }
}
