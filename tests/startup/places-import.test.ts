import fs from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withConnection } from '../../scripts/database/connection.ts'
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres.ts'
import { newFolder, run, startApp, startScript, waitUntil } from './app.ts'

function importFile(dataDir: string, ...args: string[]) {
  return run(['scripts/places-import.ts', ...args], { dataDir, variables: { PORT: '3456' } })
}

/** Variables that make the command show its progress, as in a terminal. */
const inTerminal = { NODE_OPTIONS: '--import=data:text/javascript,process.stdout.isTTY=true' }

/** Writes a file to a new folder. */
function writeFile(name: string, text: string): string {
  const file = path.join(newFolder(), name)
  fs.writeFileSync(file, text)
  return file
}

test('places:import works while the app runs and while it is stopped, and changes nothing the second time', async () => {
  const app = await startApp()
  await app.ready()
  const { dataDir } = app
  const file = writeFile('parks.csv', 'Titel;lat;lon;hours\nStadtpark;53,59;10,02;24/7\n;53,5;10;\nTeich;53,6;10,1;irgendwann\n')
  const { code, output } = await importFile(dataDir, file, '--name-field', 'Titel', '--category', 'park')
  expect(output).toMatch(/^2 added, 0 changed, 0 unchanged, 1 refused \(\d+\.\d s\)$/m)
  expect(output).toContain('  1: has no name\n  entry 2: has no name\n1 fields ignored\n  entry 3 (Teich), hours: the opening hours cannot be read\n')
  expect(code).toBe(0)
  const found = await (await fetch(`${app.url}/api/locations?near=53.59,10.02&limit=1`)).json()
  expect(found).toMatchObject([{ name: 'Stadtpark', category: 'park', open_state: 'open', time_zone: 'Europe/Berlin' }])
  // The places that come with the app are kept.
  expect((await (await fetch(`${app.url}/api/locations`)).json()).length).toBeGreaterThan(25)
  expect(await app.stop()).toBe(0)
  expect((await importFile(dataDir, file, '--name-field', 'Titel', '--category', 'park')).output).toContain(
    '0 added, 0 changed, 2 unchanged, 1 refused',
  )
})

test('places:import shows its progress in a terminal', async () => {
  const variables = { PORT: '3456', ...inTerminal }
  const file = writeFile('parks.csv', 'name;lat;lon\nStadtpark;53.59;10.02\n')
  const { code, output } = await run(['scripts/places-import.ts', file], { dataDir: newFolder(), variables })
  // Each line replaces the one before.
  expect(output).toContain(['', '1 read …', '1 read, writing …', '1 added, 0 changed'].join('\r\u001b[K'))
  expect(code).toBe(0)
})

test('places:import leaves out removed places, except with --restore', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dir: newFolder(), database: 'own', port: 54_600, volatile: true })
  onTestFinished(stop)
  const file = writeFile('parks.csv', 'name;lat;lon\nStadtpark;53.59;10.02\n')
  const importParks = (...args: string[]) => run(['scripts/places-import.ts', file, ...args], { variables: { PORT: '3456', DATABASE_URL: url } })
  const { output } = await importParks()
  expect(output).toContain('1 added')
  // Outside a terminal there is no progress.
  expect(output).not.toContain('read …')
  expect(output).not.toContain('\r')
  await withConnection(url, (client) =>
    client.query(`with gone as (delete from location where name = 'Stadtpark' returning *)
      insert into removed_place (id, name, latitude, longitude, reason) select id, name, latitude, longitude, 'closed_for_good' from gone`),
  )
  const again = await importParks()
  expect(again.output).toContain(
    '1 skipped because they were removed here (--restore imports them again)\n  entry 1 (Stadtpark): is closed for good: it was removed here on',
  )
  expect((await importParks('--restore')).output).toContain('1 added')
})

test('places:import imports nothing if it is stopped, reports it and exits with 130', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dir: newFolder(), database: 'own', port: 54_600, volatile: true })
  onTestFinished(stop)
  const file = writeFile('parks.csv', 'name;lat;lon\nStadtpark;53.59;10.02\n')
  const variables = { DATABASE_URL: url, ...inTerminal }
  await withConnection(url, async (client) => {
    // Holds the lock, as another import does while it writes.
    await client.query('select pg_advisory_lock(20261121)')
    const app = await startScript(['scripts/places-import.ts', file], { variables })
    await waitUntil(() => app.output().includes('writing …'))
    expect(await app.stop()).toBe(130)
    expect(app.output()).toContain('Stopped before the whole file was read: nothing was imported.\n')
    await client.query('select pg_advisory_unlock(20261121)')
    expect((await client.query('select 1 from location')).rowCount).toBe(0)
  })
})

test('places:import reports a broken or missing file or an invalid option in one sentence and imports nothing', async () => {
  const dataDir = newFolder()
  const broken = writeFile('parks.geojson', '{"type":"FeatureCollection","features":[{"type":"Feature"')
  expect(await importFile(dataDir, broken)).toEqual({ code: 1, output: 'The file is cut short or broken after entry 0. Nothing was imported.\n' })
  expect((await importFile(dataDir, '/no/such/file.csv')).output).toBe('There is no file /no/such/file.csv.\n')
  const { code, output } = await importFile(dataDir, broken, '--category', 'castle')
  expect([code, output.split('\n')[0]]).toEqual([1, '--category has an invalid value.'])
})

test.each([[[]], [['a.csv', 'b.csv']], [['--nonsense', 'a.csv']]])('places:import shows its usage for the arguments %j', async (args) => {
  const { code, output } = await importFile(newFolder(), ...args)
  expect(code).toBe(1)
  expect(output).toContain('npm run places:import -- FILE')
})
