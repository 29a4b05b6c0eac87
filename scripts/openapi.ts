// Writes the API's description, of every handler under app/api: lib/server/platform/openapi/generated.ts. `npm run generate` runs it.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openApiDocument } from '#lib/server/platform/openapi/document'
import type { AnyDeclaration, Call, Method } from '#lib/server/platform/openapi/types'

const root = path.join(import.meta.dirname, '..')
const api = path.join(root, 'app/api')
const methods: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const text = JSON.stringify(await openApiDocument(await declaredCalls(), version))
const file = path.join(root, 'lib/server/platform/openapi/generated.ts')
fs.writeFileSync(file, `import 'server-only'\n\n/** The API's description, as JSON. */\nexport const openApiText = ${JSON.stringify(text)}\n`)

/** Lists every call of route(), except catch-all paths. */
async function declaredCalls(): Promise<Call[]> {
  const calls: Call[] = []
  for (const folder of routeFolders()) {
    const handlers: Record<string, unknown> = await import(pathToFileURL(path.join(api, folder, 'route.ts')).href)
    const callPath = `/${folder.replaceAll('[', '{').replaceAll(']', '}')}`
    for (const method of methods) {
      const handler = handlers[method]
      if (isDeclared(handler)) calls.push({ method, path: callPath, declaration: handler.declaration })
    }
  }
  return calls
}

function routeFolders(): string[] {
  const entries = fs.readdirSync(api, { recursive: true, encoding: 'utf8' }).map((entry) => entry.split(path.sep).join('/'))
  return entries
    .filter((entry) => entry.endsWith('/route.ts') && !entry.includes('[...'))
    .map((entry) => entry.replace('/route.ts', ''))
    .sort()
}

function isDeclared(handler: unknown): handler is { declaration: AnyDeclaration } {
  return typeof handler === 'function' && 'declaration' in handler
}
