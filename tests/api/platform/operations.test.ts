import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { api } from '../../setup/api.ts'

describe('GET /livez', () => {
  test('returns 200 while the process runs, and is not cached', async () => {
    const response = await api('GET /livez')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('GET /readyz', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => vi.restoreAllMocks())

  test('returns 200 if the database responds and has every migration', async () => {
    const response = await api('GET /readyz')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })

  const first = '(select min(migration_name) from _prisma_migrations)'
  test.each([
    ['is missing', `delete from _prisma_migrations where migration_name = ${first}`],
    ['has begun and not ended', `update _prisma_migrations set finished_at = null where migration_name = ${first}`],
  ])('returns 503 with the reason if a migration %s', async (_, change) => {
    await pool.query('create table before as table _prisma_migrations')
    await pool.query(change)
    try {
      await expectNotReady('migrations_missing', 'The database is not up to date.')
    } finally {
      await pool.query('delete from _prisma_migrations')
      await pool.query('insert into _prisma_migrations table before')
      await pool.query('drop table before')
    }
    expect((await api('GET /readyz')).status).toBe(200)
  })

  test('returns 503 if no migration was ever applied', async () => {
    await pool.query('alter table _prisma_migrations rename to away')
    try {
      await expectNotReady('database_away', 'The database does not answer.')
    } finally {
      await pool.query('alter table away rename to _prisma_migrations')
    }
  })

  async function expectNotReady(reason: string, detail: string) {
    const response = await api('GET /readyz')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ code: 'unavailable', reason, detail })
  }
})
