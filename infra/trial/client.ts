import { Agent, request as httpRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { director } from './installation.ts'

export interface Call {
  method?: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
  /** Milliseconds until it counts as failed. */
  patience?: number
}

export interface Reply {
  status: number
  text: string
}

/** One kept connection, as a browser has it. The certificate is self-signed. */
export class Client {
  readonly origin: string
  #agent: Agent

  constructor(origin: string) {
    this.origin = origin
    const options = { keepAlive: true, maxSockets: 1 }
    this.#agent = origin.startsWith('https')
      ? new TlsAgent({ ...options, rejectUnauthorized: false })
      : new Agent(options)
  }

  /** Once and no more: an answer that is lost is a failure. */
  call(path: string, { method = 'GET', token, body, headers, patience = 20_000 }: Call = {}) {
    const url = new URL(path, this.origin)
    const isText = typeof body === 'string'
    const bytes = body === undefined || isText ? (body as string) : JSON.stringify(body)
    const options = {
      agent: this.#agent,
      method,
      headers: {
        ...(bytes !== undefined && { 'Content-Length': Buffer.byteLength(bytes) }),
        ...(bytes !== undefined && !isText && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    }
    return new Promise<Reply>((resolve, reject) => {
      const send = url.protocol === 'https:' ? tlsRequest : httpRequest
      const request = send(url, options, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => (text += chunk))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      request.setTimeout(patience, () => request.destroy(new Error('no answer in time')))
      request.on('error', reject)
      request.end(bytes)
    })
  }

  async signIn(): Promise<string> {
    const { status, text } = await this.call('/api/auth/login', { method: 'POST', body: director })
    if (status !== 200) throw new Error(`Signing in answered ${status}: ${text}`)
    return (JSON.parse(text) as { token: string }).token
  }

  /** Publishes a tournament without a picture, as the admin's form sends it. */
  publish(token: string, title: string, isActive = true, description = 'For the trial.') {
    const form = { title, description, formLink: 'https://forms.example/x' }
    const boundary = 'academy-trial-boundary'
    const parts = Object.entries({ ...form, isActive: String(isActive) }).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    )
    return this.call('/api/tournaments', {
      method: 'POST',
      token,
      body: `${parts.join('')}--${boundary}--\r\n`,
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    })
  }

  close() {
    this.#agent.destroy()
  }
}
