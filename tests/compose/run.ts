// `npm run test:compose` tests docker-compose.yml on a real engine. It needs root, debootstrap and free ports 80 and 443.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { TLSSocket } from 'node:tls'
import { PASSWORD } from '../setup/data/passwords.ts'
import { type HttpPerson, personWithChildren } from '../setup/http-person.ts'
import { composeCommand, run, runOrThrow } from './engine.ts'

const root = path.join(import.meta.dirname, '../..')
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-compose-'))
const clone = path.join(work, 'cometa')
const port = process.env.TEST_PORT ?? '3300'
const url = `http://localhost:${port}`
const project = 'cometa-test'
const settings: Record<string, string> = { COMPOSE_PROJECT_NAME: project, PORT: port }
let passed = 0
let parent: HttpPerson
let buildId: string

const compose = (...words: string[]) => runOrThrow([...composeCommand, ...words], { cwd: clone, env: settings })
/** Returns the id of a service's container. */
const container = (service: string) => compose('ps', '-a', '-q', service)
const inspect = (what: string, format: string) => runOrThrow(['docker', 'inspect', '--format', format, what])

try {
  await step('The base images exist', () => console.log(runOrThrow(['scripts/image/make-bases.sh'], { cwd: root })))
  await step('A fresh clone starts with `docker compose up -d` and nothing else', start)
  await step('The app is ready and its container is healthy', ready)
  await step('A parent signs up, adds a child and gets three activities', journey)
  await step('The image adds at most 250 MB to its base, and has no root user and no development packages', image)
  await step('The app can write only to /tmp', readOnly)
  await step('Only the app reaches the database', networks)
  await step('No secret is visible in a container’s settings', secrets)
  await step('A stop lets a running request finish and exits with 0', drain)
  await step('The data is kept after stop and start', restart)
  await step('The https profile uses a certificate of Caddy’s local authority', overHttps)
  await step('An upgrade to a second build keeps the data', upgrade)
  await step('Memory at rest', () => console.log(runOrThrow(['docker', 'stats', '--no-stream', '--format', '    {{.Name}} {{.MemUsage}}'])))
  await step('The engine and the app report a port in use, the app in one sentence', portInUse)
  await step('The app exits with one sentence for a wrong DATABASE_URL', wrongDatabase)
  await step('The app exits with one sentence for a secret file that is empty, a folder or missing', wrongSecrets)
  await step('The app exits with one sentence for a data volume that is read-only or full', wrongVolumes)
  await step('`down` leaves no container', down)
  await step('The start fails if the secrets volume has no space', fullSecrets)
  await step('The start fails with one sentence if the database is not up within two minutes', lateDatabase)
  console.log(`\n${passed} passed, 0 failed`)
} catch (error) {
  console.error(error)
  if (fs.existsSync(clone)) console.error(run([...composeCommand, 'logs', '--tail', '40'], { cwd: clone, env: settings }).output)
  console.log(`\n${passed} passed, 1 failed`)
  process.exitCode = 1
} finally {
  if (fs.existsSync(clone)) run([...composeCommand, '--profile', 'https', 'down', '--volumes', '--remove-orphans'], { cwd: clone, env: settings })
  fs.rmSync(work, { recursive: true, force: true })
}

async function step(name: string, work: () => unknown) {
  const startedAt = Date.now()
  await work()
  passed++
  console.log(`✓ ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
}

function start() {
  runOrThrow(['git', 'clone', '--quiet', root, clone])
  // Compose does not build if an image of an earlier run exists.
  run(['docker', 'image', 'rm', '--force', '--no-prune', 'cometa'])
  compose('up', '-d')
}

async function ready() {
  await waitUntil(async () => (await fetch(`${url}/api/readyz`)).status === 200)
  await waitUntil(() => inspect(container('app'), '{{.State.Health.Status}}') === 'healthy')
  buildId = await currentBuild()
}

/** Returns the build id that the pages contain. */
async function currentBuild(): Promise<string> {
  return runOrThrow(['docker', 'exec', container('app'), 'cat', '.next/BUILD_ID'])
}

async function journey() {
  parent = await personWithChildren(url, 1)
  assert.equal(parent.childIds.length, 1)
  const body = JSON.stringify({ type: 'child', id: parent.childIds[0], duration: '30-60min', location: 'indoor', batch_size: 3 })
  const headers = { 'content-type': 'application/json', authorization: parent.authorization }
  const response = await fetch(`${url}/api/activity`, { method: 'POST', headers, body })
  assert.equal(response.status, 201)
  assert.equal((await response.json()).activities.length, 3)
  assert.equal((await fetch(`${url}/`, { headers: { cookie: parent.cookie } })).status, 200)
}

async function image() {
  const size = (name: string) => Number(inspect(name, '{{.Size}}')) / 1e6
  const above = size('cometa') - size('node:24-bookworm-slim')
  console.log(`    ${size('cometa').toFixed(0)} MB, ${above.toFixed(0)} MB above its base`)
  assert.ok(above <= 250)
  assert.equal(inspect('cometa', '{{.Config.User}}'), '1000:1000')
  assert.match(inspect('cometa', '{{json .Config.Labels}}'), /org\.opencontainers\.image\.licenses/)
  console.log(indented(inApp('cd node_modules && du -sk [!@]* @*/* | sort -rn | head -10')))
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const present = inApp('ls -d node_modules/[!@]* node_modules/@*/*').split('\n')
  assert.ok(present.length > 20)
  assert.deepEqual(
    present.filter((name) => lock.packages[name]?.dev),
    [],
  )
}

function inApp(script: string): string {
  return runOrThrow(['docker', 'exec', container('app'), 'sh', '-c', script])
}

function readOnly() {
  inApp('touch /tmp/written')
  for (const folder of ['/app', '/app/.next', '/data', '/secrets', '/etc', '/home/node'])
    assert.notEqual(run(['docker', 'exec', container('app'), 'touch', `${folder}/written`]).code, 0, folder)
  assert.match(inApp('npm run -s admin -- list'), /@example\.com/)
}

function networks() {
  const reach = (network: string) =>
    run(['docker', 'run', '--rm', '--network', `${project}_${network}`, 'postgres:18-bookworm', 'pg_isready', '--host=database', '--timeout=3']).code
  assert.equal(reach('database'), 0)
  assert.notEqual(reach('default'), 0)
}

function secrets() {
  const files = ['nextauth-secret', 'database-url'].map((name) => inApp(`cat /secrets/${name}`))
  assert.ok(files.every((secret) => secret.length >= 64))
  assert.notEqual(run(['docker', 'exec', container('app'), 'cat', '/secrets/postgres-password']).code, 0)
  const visible = ['app', 'database', 'secrets'].map((service) => runOrThrow(['docker', 'inspect', container(service)])).join('')
  for (const secret of files) assert.ok(!visible.includes(secret))
}

/** Sends a sign-up whose body comes in two halves, the second while the app stops. */
async function drain() {
  const body = JSON.stringify({ email: 'slow@example.com', password: PASSWORD })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const request = http.request(`${url}/api/user`, { method: 'POST', headers })
  const answer = once(request, 'response')
  request.write(body.slice(0, 10))
  await fetch(`${url}/api/livez`)
  const app = container('app')
  runOrThrow(['docker', 'kill', '--signal', inspect(app, '{{.Config.StopSignal}}'), app])
  await waitUntil(async () => (await fetch(`${url}/api/readyz`)).status === 503)
  request.end(body.slice(10))
  const [response]: http.IncomingMessage[] = await answer
  assert.equal(response?.statusCode, 201)
  await waitUntil(() => inspect(app, '{{.State.Running}}') === 'false')
  assert.equal(inspect(app, '{{.State.ExitCode}}'), '0')
  compose('start', 'app')
  await ready()
}

async function restart() {
  compose('stop')
  assert.equal(inspect(container('app'), '{{.State.ExitCode}}'), '0')
  const startedAt = Date.now()
  compose('start')
  await waitUntil(async () => (await fetch(`${url}/api/readyz`)).status === 200)
  console.log(`    ready ${((Date.now() - startedAt) / 1000).toFixed(1)} s after \`start\` of app and database`)
  await assertChildKept()
}

async function assertChildKept() {
  const response = await fetch(`${url}/api/children`, { headers: { authorization: parent.authorization } })
  assert.equal(response.status, 200)
  assert.match(await response.text(), new RegExp(parent.childIds[0] ?? 'no child'))
}

async function overHttps() {
  Object.assign(settings, { SITE: 'localhost', COMPOSE_PROFILES: 'https' })
  compose('up', '-d')
  await ready()
  const file = path.join(work, 'root.crt')
  await waitUntil(() => run(['docker', 'cp', `${container('caddy')}:/data/caddy/pki/authorities/local/root.crt`, file]).code === 0)
  const ca = fs.readFileSync(file)
  await waitUntil(async () => (await fetchOverHttps('https://localhost/api/readyz', ca)).status === 200)
  const { issuer, headers, body } = await fetchOverHttps('https://localhost/explore', ca)
  console.log(`    issued by ${issuer}`)
  assert.match(issuer, /Caddy Local Authority/)
  assert.match(String(headers['strict-transport-security']), /max-age/)
  assert.match(body, /<link rel="canonical" href="https:\/\/localhost|https:\/\/localhost/)
}

async function fetchOverHttps(address: string, ca: Buffer) {
  const request = https.get(address, { ca, agent: false })
  const [response]: http.IncomingMessage[] = await once(request, 'response')
  assert.ok(response)
  assert.ok(response.socket instanceof TLSSocket)
  const issuer = String(response.socket.getPeerCertificate().issuer.CN)
  return { status: response.statusCode, headers: response.headers, issuer, body: await text(response) }
}

async function upgrade() {
  const before = buildId
  fs.appendFileSync(path.join(clone, 'app/globals.css'), '/* A second build. */\n')
  compose('build')
  compose('up', '-d')
  await ready()
  assert.notEqual(buildId, before)
  await assertChildKept()
}

/** Runs the image and asserts that it exits with one sentence. @returns the sentence */
function refusal(...options: string[]): string {
  const { code, output } = run(['docker', 'run', '--rm', '--read-only', '--tmpfs', '/tmp', ...options, 'cometa'])
  const [, sentence = ''] = /^Cometa did not start\. (.*\.)$/.exec(output.split('\n').filter(Boolean).at(-1) ?? '') ?? []
  assert.ok(code === 1 && sentence, `exit ${code}: ${output}`)
  console.log(`    exit 1: ${sentence}`)
  return sentence
}

async function portInUse() {
  const taken = net.createServer().listen(0).unref()
  await once(taken, 'listening')
  const address = taken.address()
  const used = String(address && typeof address === 'object' ? address.port : 0)
  assert.match(refusal('--volume', '/data', '--network', 'host', '--env', `PORT=${used}`), /^Port \d+ is in use/)
  const { code, output } = run(['docker', 'run', '--rm', '--publish', `127.0.0.1:${used}:3000`, 'cometa'])
  assert.notEqual(code, 0)
  assert.match(output, /address already in use|port is already allocated/)
  taken.close()
}

function wrongDatabase() {
  const keeping = ['--volume', '/data']
  assert.match(refusal('--env', 'DATABASE_URL=nonsense'), /^DATABASE_URL must be a URL/)
  assert.match(refusal(...keeping, '--env', 'DATABASE_URL=postgresql://cometa:wrong@nowhere/cometa'), /at nowhere cannot be used/)
  assert.match(
    refusal(...keeping, '--network', `${project}_database`, '--env', 'DATABASE_URL=postgresql://cometa:wrong@database/cometa'),
    /password authentication failed/,
  )
  assert.match(refusal(...keeping), /Set DATABASE_URL/)
}

function wrongSecrets() {
  const empty = path.join(work, 'empty')
  fs.writeFileSync(empty, '\n')
  const folder = path.join(work, 'folder')
  fs.mkdirSync(folder)
  const file = (source: string) => refusal('--volume', `${source}:/secret:ro`, '--env', 'NEXTAUTH_SECRET_FILE=/secret')
  assert.match(file(empty), /is empty/)
  assert.match(file(folder), /is a folder/)
  assert.match(file(work), /belongs to another user/)
  assert.match(refusal('--env', 'NEXTAUTH_SECRET_FILE=/none'), /there is no file/)
}

/** Creates a volume without space for any file. */
function fullVolume(): string {
  return runOrThrow([
    'docker',
    'volume',
    'create',
    '--opt',
    'type=tmpfs',
    '--opt',
    'device=tmpfs',
    '--opt',
    'o=nr_inodes=1,uid=1000',
    `${project}-full`,
  ])
}

function wrongVolumes() {
  assert.match(refusal('--volume', `${project}-data:/data:ro`), /read-only/)
  assert.match(refusal('--volume', `${fullVolume()}:/data`), /disk is full/)
  runOrThrow(['docker', 'volume', 'rm', `${project}-full`, `${project}-data`])
}

function down() {
  compose('down', '--volumes')
  assert.equal(runOrThrow(['docker', 'ps', '--all', '--quiet', '--filter', `label=com.docker.compose.project=${project}`]), '')
  Object.assign(settings, { COMPOSE_PROFILES: '', SITE: '' })
}

/** Starts with a Compose override file and expects a failure. @returns Compose's output and logs */
function failingStart(change: string): string {
  const file = path.join(work, 'change.yml')
  fs.writeFileSync(file, change)
  const words = ['-f', 'docker-compose.yml', '-f', file]
  const { code, output } = run([...composeCommand, ...words, 'up', '-d'], { cwd: clone, env: settings })
  assert.notEqual(code, 0)
  const logs = run([...composeCommand, ...words, 'logs', '--no-color', 'secrets'], { cwd: clone, env: settings }).output
  run([...composeCommand, ...words, 'down', '--volumes'], { cwd: clone, env: settings })
  return `${output}\n${logs}`
}

function fullSecrets() {
  const said = failingStart('volumes: { secrets: { driver: local, driver_opts: { type: tmpfs, device: tmpfs, o: nr_inodes=1 } } }\n')
  const [sentence = ''] = /The passwords cannot be written.*$/m.exec(said) ?? []
  assert.ok(sentence, said)
  console.log(`    ${sentence}`)
}

function lateDatabase() {
  const said = failingStart('services: { database: { entrypoint: [sleep], command: ["600"] } }\n')
  const [sentence = ''] = /^.*unhealthy.*$/m.exec(said) ?? []
  assert.ok(sentence, said)
  console.log(`    ${sentence}`)
}

function indented(lines: string): string {
  return lines.replace(/^/gm, '    ')
}

/** Waits until the condition holds. @throws Error after two minutes */
async function waitUntil(condition: () => unknown) {
  const deadline = Date.now() + 120_000
  for (;;) {
    const outcome = await Promise.resolve()
      .then(condition)
      .catch(() => false)
    if (outcome) return
    if (Date.now() > deadline) throw new Error(`This condition did not hold within two minutes: ${condition}`)
    await sleep(100)
  }
}
