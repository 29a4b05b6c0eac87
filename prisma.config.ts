// For Prisma's own CLI (npx prisma@7.10.0 …), which nothing here needs.
export default {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
}
