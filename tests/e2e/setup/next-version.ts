import { once } from 'node:events'
import http from 'node:http'

export interface Deployment {
  url: string
  /** Serves the next version's worker from now on. */
  release: () => void
  /** Interrupts downloads of the next version's files from now on. */
  interruptDownloads: () => void
  /** Stops the server, as if it was killed: nothing listens at its address. */
  stop: () => Promise<void>
  /** Starts the server again at the same address. */
  start: () => Promise<void>
}

/** Proxies requests to the app and simulates the release of a new version: only the worker's file differs. */
export async function startDeployment(app: string): Promise<Deployment> {
  let isReleased = false
  let isInterrupted = false
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', app)
    if (isReleased && pathname === '/next-version.txt') {
      if (isInterrupted) response.destroy()
      else response.end('new')
      return
    }
    const headers = { ...request.headers }
    if (pathname === '/sw.js') delete headers['accept-encoding'] // a script to be changed must not be compressed
    const upstream = http.request(new URL(request.url ?? '/', app), { method: request.method, headers }, async (answer) => {
      if (pathname !== '/sw.js') return void answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
      const script = (await answer.toArray()).join('')
      // One more file in the precache makes it another version.
      const next = isReleased ? script.replace("[{'revision'", "[{'revision':'1','url':'/next-version.txt'},{'revision'") : script
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(next)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The deployment has no port.')
  return {
    url: `http://localhost:${address.port}`,
    release: () => {
      isReleased = true
    },
    interruptDownloads: () => {
      isInterrupted = true
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    start: async () => {
      server.listen(address.port)
      await once(server, 'listening')
    },
  }
}
