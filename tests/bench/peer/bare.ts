// Runs the same check and queries on node:http without a framework.
import http from 'node:http'
import pg from 'pg'
import { childrenOf } from './children.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const server = http.createServer(async (request, response) => {
  const children = await childrenOf(pool, request.headers.authorization)
  response.writeHead(children ? 200 : 401, { 'content-type': 'application/json' }).end(children && JSON.stringify(children))
})
server.listen(Number(process.env.PORT))
