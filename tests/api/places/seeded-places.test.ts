import { expect, test } from 'vitest'
import { milesBetween } from '#lib/domain/places/distance'
import { defaultPosition } from '#lib/domain/places/places'
import { readPlaces } from '#seed/read.ts'
import { loadPlaces } from '../../../scripts/database/load-places.ts'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { collection, feature, importPlacesFile, places } from '../../setup/data/places.ts'

const url = process.env.DATABASE_URL ?? ''
const all = readPlaces()
const admin = await person({ isAdmin: true })

test('there are at least 25 seeded places of every category around the default position, none with a check date', () => {
  expect(all.length).toBeGreaterThanOrEqual(25)
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ category }) => category)).size).toBe(5)
  expect(all.filter((place) => milesBetween(place, defaultPosition) < 10).length).toBeGreaterThanOrEqual(25)
  expect(all.filter((place) => milesBetween(place, defaultPosition) > 40)).toEqual([])
})

test('seeded places are loaded once: changes and deletions by an admin stay', async () => {
  expect((await Promise.all([loadPlaces(url), loadPlaces(url)])).sort()).toEqual([0, all.length])
  const [first, second, ...others] = await places()
  expect(first).toMatchObject({ name: all[0]?.name, checked_on: null, hours: null, open_state: 'unknown', time_zone: 'America/Chicago' })
  await api(`PATCH /locations/${first?.id}`, { as: admin, body: { name: 'Renamed', hours: '24/7' } })
  await api(`DELETE /locations/${second?.id}`, { as: admin })
  expect(await loadPlaces(url)).toBe(0)
  expect(await places()).toMatchObject([{ id: first?.id, name: 'Renamed', hours: '24/7' }, ...others.map(({ id, name }) => ({ id, name }))])
  const [park] = all
  if (!park) throw new Error('no place')
  expect(await loadPlaces(url, [...all, { ...park, slug: 'one-more', name: 'One more' }])).toBe(1)
  expect(await places()).toHaveLength(all.length)
})

test('an import matches the seeded places', async () => {
  const square = all.find(({ slug }) => slug === 'jackson-square')
  const said = { '@id': 'way/1', name: square?.name, leisure: 'park', opening_hours: 'Mo-Su 08:00-18:00' }
  expect(await importPlacesFile(admin, collection(feature(said, [(square?.longitude ?? 0) + 0.001, (square?.latitude ?? 0) - 0.001])))).toMatchObject(
    {
      added: 0,
      changed: 1,
    },
  )
  expect((await places('?q=jackson')).filter(({ name }) => name === square?.name)).toMatchObject([
    { hours: 'Mo-Su 08:00-18:00', description: square?.description },
  ])
})
