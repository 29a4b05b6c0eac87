import http from 'node:http'

/** A received request, with its body parsed as JSON. */
interface Received {
  method: string | undefined
  path: string | undefined
  authorization: string | undefined
  type: string | undefined
  body: { token: string }
}

type Manner = 'well' | 'fails' | 'hangs' | 'redirects'

/** Starts a service that receives the app's tokens. */
export async function startTokenReceiver() {
  const received: Received[] = []
  const awaited: (() => void)[] = []
  const held: http.ServerResponse[] = []
  let manner: Manner = 'well'
  const server = http.createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    const { authorization, 'content-type': type } = request.headers
    received.push({ method: request.method, path: request.url, authorization, type, body })
    for (const wake of awaited.splice(0)) wake()
    if (manner === 'hangs') held.push(response)
    else if (manner === 'redirects') response.writeHead(307, { location: '/elsewhere' }).end()
    else response.writeHead(manner === 'fails' ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/token?key=of-the-service`,
    received,
    behave(next: Manner) {
      manner = next
    },
    /** Answers the requests it left open. */
    release() {
      for (const response of held.splice(0)) response.writeHead(204).end()
    },
    /** Resolves once it has received `count` requests in total. */
    async until(count: number) {
      while (received.length < count) await new Promise<void>((resolve) => awaited.push(resolve))
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
