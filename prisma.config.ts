// For Prisma's CLI: `npm run generate`, and `npx prisma migrate dev` or `deploy`, which download its schema engine.
export default {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
}
