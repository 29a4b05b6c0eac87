import pg from 'pg'
import { placesNear } from '../../../places.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** Returns the nearest places, by a plain handler. */
export async function GET(request: Request) {
  return Response.json(await placesNear(pool, request.url))
}
