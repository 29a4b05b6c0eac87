import { expect, test } from 'vitest'
import { issueToken } from '#lib/server/auth/bearer'
import { pool } from '#lib/server/platform/db'
import { migrate } from '../../../scripts/migrate.ts'
import { api } from '../../setup/api.ts'
import { loadFixture, readFixture } from '../../upgrade/fixture.ts'

const url = process.env.DATABASE_URL ?? ''

/** Applies the migrations of the first version, which stored pictures as text. */
function applyFirstVersion() {
  const fixture = readFixture('v0.1')
  const { child = [], session = [], idempotency_key = [] } = fixture.tables
  const upgrade = async () => {
    await loadFixture(url, fixture)
    await migrate(url)
  }
  return { child, session, idempotency_key, upgrade }
}

test('an upgrade converts stored pictures that can be read, and does not fail for others', async () => {
  const odd: [string | null, string | null][] = [
    ['data:image/jpeg;base64,/9j/APvvvg==', 'ffd8ff00fbefbe'],
    ['/9j/APvvvg==', 'ffd8ff00fbefbe'],
    ['', null],
    ['data:image/jpeg;base64,', null],
    ['data:image/jpeg;base64,no base64 at all!', null],
    ['data:image/jpeg;base64,/9j/A', null],
    [null, null],
  ]
  const { child, upgrade } = applyFirstVersion()
  for (const [at, [given]] of odd.entries()) Object.assign(child[at] ?? {}, { avatar_base64: given })
  await upgrade()
  const ids = child.slice(0, odd.length).map(({ id }) => id)
  const { rows } = await pool.query<{ id: string; avatar: Buffer | null }>('select id, avatar from child where id = any($1)', [ids])
  const kept = new Map<unknown, string | undefined>(rows.map(({ id, avatar }) => [id, avatar?.toString('hex')]))
  expect(ids.map((id) => kept.get(id) ?? null)).toEqual(odd.map(([, hex]) => hex))
})

test('an upgrade keeps a stored response with a picture, without a second copy of the picture', async () => {
  const { child, session, idempotency_key, upgrade } = applyFirstVersion()
  const [row = {}] = idempotency_key
  const { user_id: userId, key } = row
  const { id, avatar_base64 } = child.find((one) => one.user_id === userId && one.avatar_base64 !== null) ?? {}
  const first = { ...JSON.parse(String(row.response)), id, avatar_base64 }
  row.response = JSON.stringify(first)
  await upgrade()
  await pool.query('update session set last_seen_at = now()')
  const { rows } = await pool.query<{ response: string }>('update idempotency_key set created_at = now() where key = $1 returning response', [key])
  expect(rows).toHaveLength(1)
  expect(rows[0]?.response).not.toContain('base64,')
  const token = await issueToken({ userId: String(userId), sessionId: String(session.find((one) => one.user_id === userId)?.id) })
  const { name, date_of_birth, interest_level, allergies, needs } = first
  const body = { name, date_of_birth, interest_level, allergies, needs }
  const again = await api('POST /children', { as: { token }, body, headers: { 'idempotency-key': String(key) } })
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await again.json()).toEqual(first)
})

test('an upgrade does not fail for a stored response whose picture cannot be read', async () => {
  const { idempotency_key, upgrade } = applyFirstVersion()
  const [row = {}] = idempotency_key
  row.response = JSON.stringify({ avatar_base64: 'data:image/jpeg;base64,/9j/A' })
  await upgrade()
  const { rows } = await pool.query<{ response: string }>('select response from idempotency_key where key = $1', [row.key])
  expect(rows).toEqual([{ response: row.response }])
})
