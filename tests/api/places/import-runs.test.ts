import { beforeEach, describe, expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { collection, feature, importPlacesFile, removeAllPlaces, sendPlacesFile } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(async () => {
  await removeAllPlaces()
  await pool.query('truncate import_run')
})

const runs = async (as = admin) => (await api('GET /admin/imports', { as })).json()
const named = (name: string) => ({ query: `?file_name=${encodeURIComponent(name)}` })
const [park, nameless] = [feature({ name: 'Park' }), feature({})]

/** Records an import that another process began. @returns its id */
async function begun({ isAlive }: { isAlive: boolean }): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into import_run (id, file_name, alive_until) values (gen_random_uuid(), 'city.csv', now() + make_interval(secs => $1)) returning id",
    [isAlive ? 60 : -1],
  )
  return String(rows[0]?.id)
}

describe('/admin/imports', () => {
  test('lists an import that refused entries until an admin dismisses it', async () => {
    await importPlacesFile(admin, collection(park, nameless), named('parks.geojson'))
    const [run, ...others] = await runs()
    expect(others).toEqual([])
    expect(run).toMatchObject({ file_name: 'parks.geojson', state: 'refused', started_at: expect.stringMatching(/Z$/) })
    expect(run.report).toMatchObject({ added: 1, refused: 1, refusals: [{ row: 2, reason: 'no_name', message: 'has no name' }] })
    const [hebrew] = await runs(await person({ isAdmin: true, language: 'he' }))
    expect(hebrew.report.refusals[0].message).toMatch(/\p{Script=Hebrew}/u)
    expect((await api(`DELETE /admin/imports/${run.id}`, { as: admin })).status).toBe(204)
    expect(await runs()).toEqual([])
    expect((await api(`DELETE /admin/imports/${run.id}`, { as: admin })).status).toBe(404)
  })

  test('lists refused names that the database cannot store as they are', async () => {
    expect(await importPlacesFile(admin, collection(park, feature({ name: 'a\u0000b\ud800' })))).toMatchObject({ added: 1, refused: 1 })
    const [{ report }] = await runs()
    expect(report.refusals).toMatchObject([{ row: 2, name: 'ab\ufffd', reason: 'bad_text' }])
  })

  test('lists a result that was stored before reasons were counted', async () => {
    const id = await begun({ isAlive: false })
    const counts = { added: 1, changed: 0, unchanged: 0, refused: 1, leftOut: 0, removed: 0 }
    const result = { ...counts, refusals: [{ row: 2, reason: 'no_name' }], leftOutFields: [], removals: [] }
    await pool.query('update import_run set result = $2 where id = $1', [id, JSON.stringify(result)])
    expect(await runs()).toMatchObject([{ id, state: 'refused', report: { refused: 1, refusal_reasons: [], refusals: [{ row: 2 }] } }])
  })

  test('lists the day of places that were removed here', async () => {
    await importPlacesFile(admin, collection(park))
    const [{ id }] = await (await api('GET /locations')).json()
    await api(`DELETE /locations/${id}`, { as: admin })
    await importPlacesFile(admin, collection(park, nameless))
    const [{ report }] = await runs()
    expect(report.removals).toMatchObject([{ row: 1, name: 'Park', reason: 'deleted', removed_at: expect.stringMatching(/Z$/) }])
  })

  test('lists nothing for an import that left out only shops, or for a file that is no file of places', async () => {
    await importPlacesFile(admin, collection(park, feature({ name: 'Books', shop: 'books' })), named('parks.geojson'))
    expect((await sendPlacesFile(admin, '{"type":', named('broken.geojson'))).status).toBe(422)
    expect(await runs()).toEqual([])
  })

  test('lists an interrupted import until the same file is imported again', async () => {
    const stop = new AbortController()
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"type":"FeatureCollection","features":['))
        stop.abort()
      },
    })
    const headers = { 'content-type': 'application/geo+json' }
    const { query } = named('parks.geojson')
    await api(`POST /locations/import${query}`, { as: admin, body, headers, signal: stop.signal }).catch(() => undefined)
    await expect.poll(() => runs()).toMatchObject([{ file_name: 'parks.geojson', state: 'interrupted', report: null }])
    await importPlacesFile(admin, collection(park), named('parks.geojson'))
    expect(await runs()).toEqual([])
  })

  test('lists an import as interrupted once its process is gone, and does not dismiss a running one', async () => {
    const [running, dead] = [await begun({ isAlive: true }), await begun({ isAlive: false })]
    const states = Object.fromEntries((await runs()).map((run: { id: string; state: string }) => [run.id, run.state]))
    expect(states).toEqual({ [running]: 'running', [dead]: 'interrupted' })
    expect((await api(`DELETE /admin/imports/${running}`, { as: admin })).status).toBe(404)
    await importPlacesFile(admin, collection(park), { ...named('city.csv'), type: 'application/geo+json' })
    expect((await runs()).map(({ id }: { id: string }) => id)).toEqual([running])
  })

  test('returns 403 to users who are no admins', async () => {
    const id = await begun({ isAlive: false })
    for (const call of ['GET /admin/imports', `DELETE /admin/imports/${id}`] as const) {
      expect((await api(call)).status).toBe(401)
      expect((await api(call, { as: await person() })).status).toBe(403)
    }
  })
})
