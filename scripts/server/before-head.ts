import type http from 'node:http'

/** Runs work just before a response's headers are sent, after the app has set its own headers. */
export function beforeHead(response: http.ServerResponse, work: () => void) {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, args) {
      work()
      return Reflect.apply(writeHead, self, args)
    },
  })
}
