import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest, type Agent } from 'node:https'

export interface Question {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** The Host header, and the name asked for in the TLS handshake. */
  host?: string
  servername?: string
  isPlain?: boolean
  /** The address of this machine to ask from. */
  from?: string
  agent?: Agent
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Each header's name, as often as it was sent. */
  names: string[]
  body: Buffer
  text: string
}

/** Where nginx listens, and the name that it serves. */
export interface Place {
  http: number
  https: number
  domain: string
}

/** Asks exactly the path that is given: nothing is decoded, joined or shortened on the way. */
export function askerOf({ http, https, domain }: Place) {
  return ({ host = domain, servername = host, isPlain, agent, ...question }: Question) => {
    const { path, method, headers, body, from } = question
    const options = {
      host: '127.0.0.1',
      port: isPlain ? http : https,
      path,
      method,
      headers: { Host: host, ...headers },
      localAddress: from,
    }
    const tls = { servername, rejectUnauthorized: false }
    return new Promise<Answer>((resolve, reject) => {
      const request = isPlain
        ? httpRequest({ ...options, agent: false })
        : httpsRequest({ ...options, ...tls, agent: agent ?? false })
      request.setTimeout(20_000, () => request.destroy(new Error(`no answer to ${path}`)))
      request.on('error', reject)
      request.on('response', (response) => readAnswer(response).then(resolve, reject))
      request.end(body)
    })
  }
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    names: response.rawHeaders.filter((_, index) => index % 2 === 0),
    body,
    text: body.toString(),
  }
}
