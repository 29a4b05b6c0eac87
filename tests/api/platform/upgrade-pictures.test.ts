import { expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { migrate } from '../../../scripts/migrate.ts'
import { loadFixture, readFixture } from '../../upgrade/fixture.ts'

const url = process.env.DATABASE_URL ?? ''
const fixture = readFixture('v0.1')
const children = fixture.tables.child ?? []

test('what stands where a picture was kept keeps no app from starting, and is a picture where it can be read as one', async () => {
  const odd: [string | null, string | null][] = [
    ['data:image/jpeg;base64,/9j/APvvvg==', 'ffd8ff00fbefbe'],
    ['/9j/APvvvg==', 'ffd8ff00fbefbe'],
    ['', null],
    ['data:image/jpeg;base64,', null],
    ['data:image/jpeg;base64,no base64 at all!', null],
    ['data:image/jpeg;base64,/9j/A', null],
    [null, null],
  ]
  expect(children.length).toBeGreaterThanOrEqual(odd.length)
  for (const [at, [given]] of odd.entries()) Object.assign(children[at] ?? {}, { avatar_base64: given })
  await loadFixture(url, fixture)
  await migrate(url)
  const { rows } = await pool.query<{ id: string; avatar: Buffer | null }>('select id, avatar from child')
  const kept = new Map(rows.map(({ id, avatar }) => [id, avatar?.toString('hex') ?? null]))
  for (const [at, [given, hex]] of odd.entries()) expect(kept.get(String(children[at]?.id)), String(given)).toBe(hex)
})
