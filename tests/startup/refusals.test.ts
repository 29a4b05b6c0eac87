import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder, run } from './app.ts'

/** Starts the app, expects it to fail with one sentence and returns the sentence. */
async function refusal(variables: Record<string, string>, dataDir?: string): Promise<string> {
  const { code, output } = await run(['scripts/start.ts'], { variables, dataDir: dataDir ?? newFolder() })
  expect(code).toBe(1)
  expect(output).not.toMatch(/\n\s+at /)
  const [, sentence = ''] = /\nCometa did not start\. (.*)\n$/.exec(output) ?? []
  expect(sentence, output).toMatch(/^[A-Z/].*\.$/)
  return sentence
}

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number.'],
  [{ PORT: '0' }, 'PORT must be from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be from 1 to 65535.'],
  [{ NEXTAUTH_SECRET: 'too short' }, 'NEXTAUTH_SECRET must have at least 32 characters.'],
  [{ NEXTAUTH_SECRET_FILE: '/nowhere' }, 'NEXTAUTH_SECRET_FILE: there is no file /nowhere.'],
  [{ DATABASE_URL_FILE: '/' }, 'DATABASE_URL_FILE: / is a folder, and a file is needed.'],
  [{ SITE: 'https://cometa.example' }, 'SITE must be a host name like cometa.example.'],
  [{ NEXTAUTH_URL: 'cometa' }, 'NEXTAUTH_URL must be a URL like https://cometa.example.'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, nonsense' }, 'TRUSTED_PROXIES: "nonsense" is neither an address nor a range like 10.0.0.0/8.'],
  [{ TRUSTED_PROXIES: '10.0.0.0/' }, 'TRUSTED_PROXIES: "10.0.0.0/" is neither an address nor a range like 10.0.0.0/8.'],
  [{ SIGN_IN_LIMIT: '-1' }, 'SIGN_IN_LIMIT must be 0 (no limit) or more.'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be a URL like postgresql://user:password@host:5432/cometa.'],
  [{ DATABASE_URL: 'mysql://root@localhost/cometa' }, 'DATABASE_URL must be a URL like postgresql://user:password@host:5432/cometa.'],
])('the start fails with one sentence for %o', async (variables, sentence) => {
  expect(await refusal(variables)).toBe(sentence)
})

test('the start fails with one sentence for a port in use', async () => {
  const taken = net.createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = address && typeof address === 'object' ? address.port : 0
  expect(await refusal({ PORT: String(port) })).toBe(`Port ${port} is in use: stop what runs there, or choose another with PORT.`)
})

test('the start fails with one sentence for a DATABASE_URL without a server', async () => {
  expect(await refusal({ DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/cometa' })).toBe(
    'DATABASE_URL: the database "cometa" at 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  )
})

test('the start fails with one sentence for a DATABASE_URL with an unknown host', async () => {
  expect(await refusal({ DATABASE_URL: 'postgresql://me:secret@nowhere.invalid/cometa' })).toMatch(
    /^DATABASE_URL: the database "cometa" at nowhere\.invalid cannot be used: getaddrinfo \w+ nowhere\.invalid\.$/,
  )
})

test('the start fails with one sentence for a data folder that is a file', async () => {
  const file = path.join(newFolder(), 'file')
  fs.writeFileSync(file, '')
  expect(await refusal({}, file)).toContain('is in the way: a folder is needed there.')
})

test('the start fails with one sentence for an empty secret file', async () => {
  const dataDir = newFolder()
  fs.writeFileSync(path.join(dataDir, 'secret'), '\n')
  expect(await refusal({}, dataDir)).toBe(`${dataDir}/secret holds no secret of 32 characters: delete it, and a new one is made.`)
})

test("the start fails with one sentence for another user's data folder", async () => {
  if (process.getuid?.() === 0) return // root may write to any folder
  const dataDir = newFolder()
  fs.chmodSync(dataDir, 0o500)
  expect(await refusal({}, dataDir)).toContain('belongs to another user')
})
