import { defineConfig } from 'prisma/config'

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // env() of prisma/config throws where the variable is unset, and `prisma generate` needs none.
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
