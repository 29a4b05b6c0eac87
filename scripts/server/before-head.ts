import type http from 'node:http'

/** Does something just before a response's headers are sent, when all of them are set that the app sets one by one. */
export function beforeHead(response: http.ServerResponse, work: () => void) {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, args) {
      work()
      return Reflect.apply(writeHead, self, args)
    },
  })
}
