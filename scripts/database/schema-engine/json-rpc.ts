// JSON-RPC over stdin and stdout, a line a message, one request after the other.
import readline from 'node:readline'

/** The CLI's names for methods that the engine calls otherwise. */
const renamed: Record<string, string> = { getDatabaseVersion: 'version' }
/** What the CLI expects of an engine's error. */
const ENGINE_ERROR = 4466
let printed = 1_000_000

/** Answers until stdin ends. The engine is made at the first request, so that its failure is an answer too. */
export async function answerRequests(makeEngine: () => Promise<object>): Promise<void> {
  let engine: Promise<object> | undefined
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { id, method, params }: { id: number; method?: string; params: unknown } = JSON.parse(line)
    if (!method) continue // the CLI's answer to our own `print`
    try {
      engine ??= makeEngine()
      send({ id, result: await call(await engine, method, params) })
    } catch (error) {
      send({ id, error: { code: ENGINE_ERROR, ...problemOf(error) } })
    }
  }
}

async function call(engine: object, method: string, params: unknown): Promise<unknown> {
  // This engine has no shadow database for `evaluateDataLoss` before it had one for something else.
  if (method === 'evaluateDataLoss') await call(engine, 'diagnoseMigrationHistory', { ...Object(params), optInToShadowDatabase: true })
  const found: unknown = Reflect.get(engine, renamed[method] ?? method)
  if (typeof found !== 'function') throw new Error(`The engine has no method ${method}.`)
  const result: unknown = await found.call(engine, params)
  return method === 'diff' ? printDiff(result) : (result ?? null)
}

/** The native engine has the CLI print the difference; this one returns it. */
function printDiff(result: unknown) {
  const { stdout, exitCode }: { stdout?: unknown; exitCode?: unknown } = Object(result)
  if (stdout) send({ id: printed++, method: 'print', params: { content: stdout } })
  return { exitCode }
}

function problemOf(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return { message, data: { is_panic: false, message, meta: {}, error_code: code } }
}

function send(message: object) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}
