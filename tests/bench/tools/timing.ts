import http from 'node:http'

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

/** Sends GET over one persistent connection, as a browser does. @throws Error for any status except 200 */
export function get(url: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(`${url} answered ${response.statusCode}: ${text}`))))
    })
    request.on('error', reject)
  })
}

/** Measures the work in milliseconds. */
export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
