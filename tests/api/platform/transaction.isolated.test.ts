import { expect, test, vi } from 'vitest'
import { writeCatalogue } from '#lib/server/catalogue/admin/writing'
import { pool } from '#lib/server/platform/db'

vi.hoisted(() => {
  // A longer statement is cancelled, also on the server.
  process.env.DATABASE_URL += '&query_timeout=1000'
})

const ownPid = 'select pg_backend_pid() as pid'

test('a connection whose transaction could not be rolled back is closed', async () => {
  let stuck: number | undefined
  const failing = writeCatalogue(async (client) => {
    stuck = (await client.query<{ pid: number }>(ownPid)).rows[0]?.pid
    await client.query('select pg_sleep(4)')
  })
  await expect(failing).rejects.toThrow('Query read timeout')
  expect(stuck).toBeGreaterThan(0)
  expect((await pool.query(ownPid)).rows).not.toEqual([{ pid: stuck }])
  // Its locks are released with it.
  await expect.poll(async () => (await pool.query('select 1 from pg_stat_activity where pid = $1', [stuck])).rowCount, { timeout: 10_000 }).toBe(0)
  expect(await writeCatalogue(async () => 'done')).toBe('done')
})
