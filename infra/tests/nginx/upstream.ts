import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { copyEnds, REVALIDATED } from '../../../api/shared/rules/shared_copies.ts'
import { freePort } from '../support/free-port.ts'

/** The Cache-Control of public lists of the API and of rendered pages of the site. */
export { REVALIDATED as PUBLIC }
/** The same, for longer than any test: whether a copy is used is then no question of time. */
export const LASTING = { 'Cache-Control': REVALIDATED.replace('s-maxage=1', 's-maxage=600') }

/** The processes behind nginx: record every request and answer as configured. */
export class Upstream {
  requests: IncomingMessage[] = []
  answer = (_: IncomingMessage, response: ServerResponse) => send(response, '{"data":[]}')
  port = 0
  #server = createServer((request, response) => {
    this.requests.push(request)
    request.resume()
    this.answer(request, response)
  })

  /** The addresses that were asked for, in order. */
  get addresses() {
    return this.requests.map(({ url }) => url)
  }
  async start() {
    this.port ||= await freePort()
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
  }
  async stop() {
    if (!this.#server.listening) return
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }
}

export function send(
  response: ServerResponse,
  body: string,
  headers: Record<string, string> = {
    'Cache-Control': REVALIDATED,
    'X-Accel-Expires': copyEnds(),
  },
  status = 200
) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
