import net from 'node:net'

/** A line to a server that can be cut: refused, cut in the middle of a call, or silent. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const open = new Set<net.Socket>()
  let isSilent = false
  let onRequest: (() => void) | undefined
  const server = net.createServer((client) => {
    const upstream = net.connect(target)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (chunk) => {
      if (isSilent) return
      if (onRequest) return onRequest()
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => client.write(chunk))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    /** Nobody answers the door any more. */
    async refuse() {
      const closed = new Promise((resolve) => server.close(resolve))
      hangUp()
      await closed
    },
    /** The next thing that is asked is never answered: the line goes dead instead. */
    cutAtNextRequest() {
      onRequest = hangUp
    },
    /** Whoever connects is never answered. */
    goSilent() {
      hangUp()
      isSilent = true
    },
    async restore() {
      onRequest = undefined
      if (isSilent) hangUp()
      isSilent = false
      if (!server.listening) await listen(port)
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      hangUp()
      await closed
    },
  }
}
