import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../../../../../../lib/server/generated/client'

const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL ?? '' }) })

const isText = (name: unknown): name is { en: string } => typeof name === 'object' && name !== null && 'en' in name

/** Returns the catalogue's categories in English, by a plain handler with Prisma. */
export async function GET() {
  const categories = await db.category.findMany({
    where: { isHidden: false },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, icon: true },
  })
  const named = categories.map(({ id, name, icon }) => ({ id, name: isText(name) ? name.en : '', icon }))
  return Response.json([{ id: 'trending', name: 'Trending', icon: 'fire' }, ...named])
}
