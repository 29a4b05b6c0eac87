import { expect, onTestFinished, test } from 'vitest'
import { withConnection } from '../../scripts/database/connection.ts'
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres.ts'
import { personWithChildren } from '../setup/http-person.ts'
import { newFolder, startApp, waitUntil } from './app.ts'

test('a repeated POST /children creates no second child after kill -9 between the insert and the response', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dir: newFolder(), database: 'own', port: 54_700, volatile: true })
  onTestFinished(stop)
  const query = (text: string) => withConnection(url, async (client) => (await client.query(text)).rows)
  const app = await startApp({ dataDir: newFolder(), variables: { DATABASE_URL: url } })
  await app.ready()
  const { authorization } = await personWithChildren(app.url, 0)
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'the same key again' }
  const create = (to: string) =>
    fetch(`${to}/api/children`, { method: 'POST', headers, body: JSON.stringify({ name: 'Noa', date_of_birth: '2022-10-05' }) })

  // The response waits to be stored until the app is dead.
  await query(`
    create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
    create trigger wait before update on idempotency_key for each row when (new.status is not null) execute function wait()`)
  const lost = create(app.url).catch(() => undefined)
  await waitUntil(async () => (await query('select 1 from child')).length === 1)
  await app.stop('SIGKILL')
  expect(await lost).toBeUndefined()
  await query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'own' and pid <> pg_backend_pid()`)
  await query('drop function wait cascade')

  const next = await startApp({ dataDir: app.dataDir, variables: { DATABASE_URL: url } })
  await next.ready()
  const repeated = await create(next.url)
  expect(repeated.status).toBe(201)
  expect(await query('select id from child')).toEqual([{ id: (await repeated.json()).id }])
})
