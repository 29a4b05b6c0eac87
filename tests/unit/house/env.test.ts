import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvError, envSchema, parseEnv } from '#lib/env'

const root = path.join(import.meta.dirname, '../../..')

describe('the variables', () => {
  test('have defaults that work with none of them set', () => {
    expect(parseEnv({})).toEqual({
      NODE_ENV: 'development',
      PORT: 3000,
      DATA_DIR: '.data',
      DATABASE_POOLER: 'session',
      TRUSTED_PROXIES: '',
      MAIL_FROM: 'Cometa <no-reply@localhost>',
      SIGN_IN_LIMIT: 10,
      SIGN_UP_LIMIT: 20,
      GENERATION_DAILY_LIMIT: 200,
      OPENAI_MODEL: 'gpt-4.1-mini',
      OPENAI_READER: 'on',
      GENERATION_TIMEOUT: 30,
      GOOGLE_ISSUER: 'https://accounts.google.com',
      UPLOAD_LIMIT: 60,
      WRITE_LIMIT: 2000,
      NEXT_PUBLIC_MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/liberty',
    })
  })

  test('count as not set when they are empty or blank', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '  ', SMTP_URL: undefined })).toEqual(parseEnv({}))
  })

  test('are read as what they are', () => {
    const url = 'http://localhost:9/token?of=cometa'
    const given = { PORT: '8080', SIGN_IN_LIMIT: '0', DATABASE_URL: 'postgres://u:p@h/d', SMTP_URL: 'smtps://u:p@h:465', AUTH_SYNC_URL: url }
    expect(parseEnv(given)).toMatchObject({
      AUTH_SYNC_URL: url,
      PORT: 8080,
      SIGN_IN_LIMIT: 0,
      DATABASE_URL: 'postgres://u:p@h/d',
      SMTP_URL: 'smtps://u:p@h:465',
    })
  })

  test.each([
    ['PORT', 'abc', 'must be a port number'],
    ['PORT', '0', 'must be from 1 to 65535'],
    ['PORT', '65536', 'must be from 1 to 65535'],
    ['PORT', '80.5', 'must be a port number'],
    ['NEXTAUTH_URL', 'cometa.example', 'must be a URL like https://cometa.example'],
    ['SITE', 'https://cometa.example', 'must be a host name like cometa.example'],
    ['NEXTAUTH_URL', 'ftp://cometa.example', 'must be a URL like https://cometa.example'],
    ['NEXTAUTH_SECRET', 'short', 'must have at least 32 characters'],
    ['DATABASE_URL', 'mysql://host/cometa', 'must be a URL like postgresql://user:password@host:5432/cometa'],
    ['DATABASE_POOLER', 'statement', 'must be session or transaction'],
    ['SMTP_URL', 'mail.example:25', 'must be a URL like smtp://user:password@host:587'],
    ['SUPPORT_EMAIL', 'somebody', 'must be an e-mail address'],
    ['OPENAI_BASE_URL', 'localhost:11434', 'must be a URL like http://localhost:11434/v1'],
    ['GENERATION_TIMEOUT', 'soon', 'must be a number of seconds'],
    ['GENERATION_TIMEOUT', '0', 'must be from 1 to 600'],
    ['OPENAI_READER', 'yes', 'must be on or off'],
    ['GOOGLE_ISSUER', 'google', 'must be a URL like https://accounts.google.com'],
    ['AUTH_SYNC_URL', 'sync.example', 'must be a URL like https://sync.example/token'],
    ['AUTH_SYNC_URL', 'ftp://sync.example', 'must be a URL like https://sync.example/token'],
    ['AUTH_SYNC_URL', 'https://me:secret@sync.example/token', 'must have no name and password in it'],
    ['NEXT_PUBLIC_MAP_STYLE_URL', 'liberty', 'must be a URL like https://tiles.openfreemap.org/styles/liberty'],
    ['NEXT_PUBLIC_MAP_STYLE_URL_DARK', 'dark', 'must be a URL like https://tiles.openfreemap.org/styles/dark'],
    ['SIGN_IN_LIMIT', 'many', 'must be a whole number'],
    ['SIGN_UP_LIMIT', '-1', 'must be 0 (no limit) or more'],
    ['GENERATION_DAILY_LIMIT', '1.5', 'must be a whole number'],
    ['UPLOAD_LIMIT', '1e999', 'must be a whole number'],
  ])('%s=%s is told in one sentence', (name, value, reason) => {
    const read = () => parseEnv({ [name]: value })
    expect(read).toThrow(EnvError)
    expect(read).toThrow(new EnvError(`${name} ${reason}.`))
  })

  test('do not repeat a secret in what they say', () => {
    expect(() => parseEnv({ NEXTAUTH_SECRET: 'my-own-secret' })).toThrow(/^(?!.*my-own-secret)/s)
    expect(() => parseEnv({ DATABASE_URL: 'mysql://me:my-own-secret@h/d' })).toThrow(/^(?!.*my-own-secret)/s)
  })
})

describe('.env.example', () => {
  const example = Object.fromEntries(
    fs
      .readFileSync(path.join(root, '.env.example'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

  test('lists exactly the variables there are, but for NODE_ENV, which is the scripts’ own', () => {
    const known = Object.keys(envSchema.shape).filter((name) => name !== 'NODE_ENV')
    expect(Object.keys(example).sort()).toEqual(known.sort())
  })

  test('has the defaults of the code', () => {
    // Where it is not set, the app's own address follows from the port.
    expect(parseEnv(example)).toEqual({ ...parseEnv({}), NEXTAUTH_URL: 'http://localhost:3000' })
  })

  test('has a word about every variable above it', () => {
    const blocks = fs.readFileSync(path.join(root, '.env.example'), 'utf8').trim().split('\n\n')
    expect(blocks.filter((block) => !block.startsWith('# '))).toEqual([])
  })
})
