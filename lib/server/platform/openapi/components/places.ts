import 'server-only'
import type * as z from 'zod/mini'
import { correction, correctionDecision, correctionInput, queuedCorrection } from '#lib/schemas/places/correction'
import { location, locationChange, locationInput, opening } from '#lib/schemas/places/location'
import { importProgress, importReport, importRuns } from '#lib/schemas/places/place-import'
import { requestComponent, responseComponent } from '#lib/server/platform/openapi/components/component'
import { EXAMPLE_INSTANT, exampleIds } from '#lib/server/platform/openapi/components/example-ids'

const place = {
  id: exampleIds.place,
  name: 'City Park playground',
  description: 'Swings, a long slide and old oaks.',
  category: 'playground',
  latitude: 29.9934,
  longitude: -90.0981,
  address: '1 Palm Drive, New Orleans',
  imageUrl: null,
  phone: null,
  priceLevel: 'free',
  hours: 'Mo-Su 08:00-20:00',
  isOpenNow: null,
  timeZone: 'America/Chicago',
  openState: 'open',
  closesAt: '2026-11-21T02:00:00.000Z',
  opensAt: null,
  checkedOn: '2026-11-01',
  ageMinMonths: 12,
  ageMaxMonths: 144,
  shade: true,
  fenced: false,
  toilets: true,
  changingTable: null,
  wheelchair: 'limited',
  stroller: true,
  drinkingWater: null,
  surface: 'woodchips',
  dogs: 'leashed',
  createdAt: EXAMPLE_INSTANT,
  version: 1,
} as const

const said = {
  id: exampleIds.correction,
  locationId: exampleIds.place,
  locationName: 'City Park playground',
  kind: 'wrong_hours',
  note: 'It closes at dusk now.',
  status: 'open',
  decidedAt: null,
  createdAt: EXAMPLE_INSTANT,
} as const

const refusal = { row: 7, name: null, reason: 'no_name', message: 'It has no name.' } as const

const report: z.output<typeof importReport> = {
  added: 31,
  changed: 2,
  unchanged: 4,
  refused: 1,
  refusalReasons: [{ reason: 'no_name', message: 'It has no name.', count: 1 }],
  refusals: [refusal],
  leftOut: 1,
  leftOutFields: [{ ...refusal, name: 'Old mill', reason: 'bad_phone', message: 'The phone number cannot be dialed.', field: 'phone' }],
  removed: 0,
  removals: [],
}

export const placesComponents = [
  requestComponent('LocationInput', locationInput, {
    name: place.name,
    category: 'playground',
    latitude: place.latitude,
    longitude: place.longitude,
    shade: true,
  }),
  requestComponent('LocationChange', locationChange, { hours: 'Mo-Su 08:00-18:00', phone: null, version: 1 }),
  responseComponent('Location', location, place),
  responseComponent('Opening', opening, { openState: 'open', closesAt: place.closesAt, opensAt: null, timeZone: place.timeZone }),
  requestComponent('CorrectionInput', correctionInput, { kind: 'wrong_hours', note: 'It closes at dusk now.' }),
  requestComponent('CorrectionDecision', correctionDecision, { decision: 'accept' }),
  responseComponent('Correction', correction, said),
  responseComponent('QueuedCorrection', queuedCorrection, { ...said, location: place }),
  responseComponent('ImportProgress', importProgress, { phase: 'reading', entries: 1200 }),
  responseComponent('ImportReport', importReport, report),
  responseComponent('ImportRuns', importRuns, [
    { id: exampleIds.importRun, fileName: 'new-orleans.geojson', startedAt: EXAMPLE_INSTANT, state: 'refused', report },
  ]),
]
