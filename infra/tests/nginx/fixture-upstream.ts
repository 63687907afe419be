import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { freePort } from '../../start/free-port.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** What the API says about its public lists and the site about its rendered pages. */
export const PUBLIC = 'public, max-age=0, must-revalidate, s-maxage=1'

/** The same, for longer than any test: whether a copy is used is no question of how fast it is asked for. */
export const LASTING = { 'Cache-Control': PUBLIC, 'X-Accel-Expires': '600' }

/** Stands for the processes behind nginx: remembers every request, answers as it is told. */
export class FixtureUpstream {
  requests: IncomingMessage[] = []
  sockets = 0
  answer: Answer
  #server?: Server
  #port = 0

  constructor(answer: Answer) {
    this.answer = answer
  }

  get port() {
    return this.#port
  }

  /** The addresses that were asked for, in order. */
  get addresses() {
    return this.requests.map(({ url }) => url)
  }

  forget() {
    this.requests = []
    this.sockets = 0
  }

  /** Listens, after a stop on the same port again. */
  async start() {
    this.#port ||= await freePort()
    const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
      this.requests.push(request)
      request.resume()
      this.answer(request, response)
    })
    server.on('connection', () => (this.sockets += 1))
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(this.#port, '127.0.0.1', resolve)
    })
    this.#server = server
  }

  /** Gone at once, as after kill -9. */
  async stop() {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Answers with a body and headers; the public ones unless others are given. */
export function send(
  response: ServerResponse,
  body: string,
  headers: Record<string, string> = { 'Cache-Control': PUBLIC },
  status = 200
) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
