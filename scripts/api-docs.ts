// Writes public/api-docs: Swagger UI, by which /api/docs is read.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The package that holds Swagger UI's files as they are built, and nothing that calls anybody when it is installed, as swagger-ui-dist
 * has.
 */
const source = path.join(createRequire(import.meta.url).resolve('@fastify/swagger-ui'), '../static')
export const apiDocs = path.join(import.meta.dirname, '../public/api-docs')

export function writeApiDocs(): void {
  fs.mkdirSync(apiDocs, { recursive: true })
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css']) fs.copyFileSync(path.join(source, name), path.join(apiDocs, name))
}
