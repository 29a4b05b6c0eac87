import pg from 'pg'
import { placesNear } from '../../../places.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** What is near, as a plain handler answers. */
export async function GET(request: Request) {
  return Response.json(await placesNear(pool, request.url))
}
