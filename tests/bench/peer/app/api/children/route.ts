import pg from 'pg'
import { childrenOf } from '../../../children.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** The same check and the same queries as ours, in a plain Next handler. */
export async function GET(request: Request) {
  const children = await childrenOf(pool, request.headers.get('authorization'))
  return children ? Response.json(children) : new Response(null, { status: 401 })
}
