import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Request {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const agent = new Agent({ keepAlive: true })

/** Sends exactly this, whatever `fetch` would refuse to send. */
export async function sendExactly({ method, path, headers = {}, body }: Request) {
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
  const sent = httpRequest({
    agent,
    host: '127.0.0.1',
    port: process.env.PORT,
    method,
    path,
    timeout: 20_000,
    headers: { ...length, ...headers },
  })
  sent.on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${path}`)))
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode!, headers: response.headers, answer: await text(response) }
}
