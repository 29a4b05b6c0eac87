// Fills a database with this version's code and stores it in this folder for later upgrade tests. See vitest.config.ts for the command.
import { afterAll, expect, test, vi } from 'vitest'
import { version } from '../../package.json'
import { loadPlaces } from '../../scripts/database/load-places.ts'
import { listPersonalTables } from '../setup/data/personal.ts'
import { readFixture, writeFixture } from './fixture.ts'
import { fill } from './people.ts'

const MAX_FIXTURE_BYTES = 1_500_000

const model = await vi.hoisted(async () => (await import('../setup/services/model.ts')).startConfiguredModel())
afterAll(() => model.close())

test('stores a filled database of this version', async () => {
  const url = process.env.DATABASE_URL ?? ''
  const name = `v${version.split('.').slice(0, 2).join('.')}`
  await loadPlaces(url)
  await fill(model)
  expect(await writeFixture(url, name)).toBeLessThan(MAX_FIXTURE_BYTES)
  const { tables } = readFixture(name)
  expect((await listPersonalTables()).filter((table) => !tables[table]?.length)).toEqual([])
})
