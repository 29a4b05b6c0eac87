import pg from 'pg'
import { childrenOf } from '../../../children.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** Runs the same check and queries as our app, in a plain Next handler. */
export async function GET(request: Request) {
  const children = await childrenOf(pool, request.headers.get('authorization'))
  return children ? Response.json(children) : new Response(null, { status: 401 })
}
