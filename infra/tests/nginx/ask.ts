import { request as httpsRequest, type Agent } from 'node:https'
import { request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

export interface Question {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  port?: number
  /** The Host header, and the name asked for in the TLS handshake. */
  host?: string
  servername?: string
  /** Whether to ask without TLS. */
  plain?: boolean
  /** The address of the server; of this machine in any case. */
  address?: string
  /** The address to ask from. */
  from?: string
  /** Whose connections are used, and kept; without it each question has one of its own. */
  agent?: Agent
}

export interface Asked {
  status: number
  headers: IncomingHttpHeaders
  /** Each header's name, small, as often as it was sent. */
  names: string[]
  body: Buffer
  text: string
}

/** Asks exactly the path that is given: nothing is decoded, joined or shortened on the way. */
export function ask(question: Question): Promise<Asked> {
  const { path, method = 'GET', headers = {}, body, port, host = '', plain = false } = question
  const common = {
    host: question.address ?? '127.0.0.1',
    localAddress: question.from,
    port,
    path,
    method,
    headers: { Host: host, ...headers },
  }
  const options = {
    ...common,
    agent: question.agent ?? (false as const),
    servername: question.servername ?? host,
    // The certificate was made a moment ago; nobody has signed it.
    rejectUnauthorized: false,
  }
  return new Promise((resolve, reject) => {
    const request = plain ? httpRequest({ ...common, agent: false }) : httpsRequest(options)
    request.setTimeout(20_000, () => request.destroy(new Error(`no answer to ${path}`)))
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, index) => index % 2 === 0).map(lower),
          body: bytes,
          text: bytes.toString(),
        })
      })
    })
    request.end(body)
  })
}

const lower = (name: string) => name.toLowerCase()
