import net from 'node:net'

/** Starts a TCP proxy that can refuse connections, disconnect in the middle of a request, or go silent. */
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
  const disconnect = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    /** Refuses connections from now on. */
    async refuse() {
      const closed = new Promise((resolve) => server.close(resolve))
      disconnect()
      await closed
    },
    /** Disconnects at the next request instead of forwarding it. */
    cutAtNextRequest() {
      onRequest = disconnect
    },
    /** Accepts connections but never responds. */
    goSilent() {
      disconnect()
      isSilent = true
    },
    async restore() {
      onRequest = undefined
      if (isSilent) disconnect()
      isSilent = false
      if (!server.listening) await listen(port)
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      disconnect()
      await closed
    },
  }
}
