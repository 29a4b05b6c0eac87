// Writes lib/server/generated: the database client, made of prisma/schema.prisma as `prisma generate` makes it. Prisma's CLI brings
// its Studio and a database server of its own along, three times as much as what is used here.
import { createRequire } from 'node:module'
import path from 'node:path'

const schema = path.join(import.meta.dirname, '../prisma/schema.prisma')

/** @throws Error with Prisma's words where the schema is none */
export async function writePrismaClient(): Promise<void> {
  // As CommonJS: the generator's ES modules name files that are not there.
  const require = createRequire(import.meta.url)
  const { getGenerators, loadSchemaContext }: typeof import('@prisma/internals') = require('@prisma/internals')
  const { PrismaClientTsGenerator }: typeof import('@prisma/client-generator-ts') = require('@prisma/client-generator-ts')
  const generators = await getGenerators({
    schemaContext: await loadSchemaContext({ schemaPath: { cliProvidedPath: schema }, printLoadMessage: false }),
    registry: { 'prisma-client': { type: 'in-process', generator: new PrismaClientTsGenerator() } },
    skipDownload: true,
    cliCommand: 'generate',
  })
  for (const generator of generators) {
    await generator.generate()
    generator.stop()
  }
}
