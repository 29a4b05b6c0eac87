// Writes public/api-docs: Swagger UI, which shows /api/docs.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The package with Swagger UI's built files. Unlike swagger-ui-dist it makes no network request when installed. */
const source = path.join(createRequire(import.meta.url).resolve('@fastify/swagger-ui'), '../static')
export const apiDocs = path.join(import.meta.dirname, '../public/api-docs')

export function writeApiDocs(): void {
  fs.mkdirSync(apiDocs, { recursive: true })
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css']) fs.copyFileSync(path.join(source, name), path.join(apiDocs, name))
}
