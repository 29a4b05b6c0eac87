import { expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { explore } from '../../setup/data/explore.ts'

/** Every way of asking but for the values: each is a statement of its own. */
const questions = ['', '&q=paper'].flatMap((q) =>
  ['', '&setting=indoor'].flatMap((setting) =>
    ['', '&free=true', '&free=false'].flatMap((free) =>
      ['', '&age_months=40'].flatMap((age) =>
        ['recommended', 'newest', 'rating', 'duration'].map((sort) => `activities?limit=1&sort=${sort}${q}${setting}${free}${age}`),
      ),
    ),
  ),
)

test('whoever asks in all ways there are leaves no more than a few statements with PostgreSQL', async () => {
  for (const question of questions) expect((await explore(question)).activities.length, question).toBeLessThanOrEqual(1)
  expect(questions.length).toBeGreaterThan(90)
  const { rows } = await pool.query<{ kept: number }>("select count(*)::int as kept from pg_prepared_statements where statement like '%page.place'")
  expect(rows[0]?.kept).toBeGreaterThan(0)
  expect(rows[0]?.kept).toBeLessThan(70)
})
