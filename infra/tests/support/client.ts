import { Agent, request as httpRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { director } from './academy.ts'

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

/** One keep-alive connection, as a browser has it. The certificate is self-signed. */
export class Client {
  readonly origin: string
  readonly #host: string | undefined
  #agent: Agent

  /** @param host the name to ask by, where the address of `origin` has another one */
  constructor(origin: string, host?: string) {
    this.origin = origin
    this.#host = host
    const options = { keepAlive: true, maxSockets: 1 }
    this.#agent = origin.startsWith('https')
      ? new TlsAgent({ ...options, rejectUnauthorized: false })
      : new Agent(options)
  }

  /**
   * Once and no more: an answer that is lost is a failure. Only what went out on a keep-alive connection that
   * the server was just closing is sent again, as every browser does.
   */
  call(path: string, call: Call = {}): Promise<Reply> {
    const { method = 'GET', token, body, headers, patience = 20_000 } = call
    const url = new URL(path, this.origin)
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
    const bytes = body === undefined || isRaw ? (body as string | Buffer) : JSON.stringify(body)
    const options = {
      agent: this.#agent,
      method,
      headers: {
        ...(this.#host && { Host: this.#host }),
        ...(bytes !== undefined && { 'Content-Length': Buffer.byteLength(bytes) }),
        ...(bytes !== undefined && !isRaw && { 'Content-Type': 'application/json' }),
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
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (!request.reusedSocket || error.code !== 'ECONNRESET') return reject(error)
        this.call(path, call).then(resolve, reject)
      })
      request.end(bytes)
    })
  }

  async signIn(): Promise<string> {
    const { status, text } = await this.call('/api/auth/login', { method: 'POST', body: director })
    if (status !== 200) throw new Error(`Signing in answered ${status}: ${text}`)
    return (JSON.parse(text) as { token: string }).token
  }

  /** Publishes a tournament as the admin's form sends it. */
  async publish(
    token: string,
    title: string,
    isActive = true,
    description = 'For the trial.',
    picture?: Buffer
  ) {
    const form = new FormData()
    form.set('title', title)
    form.set('description', description)
    form.set('formLink', 'https://forms.example/x')
    form.set('isActive', String(isActive))
    if (picture) form.set('banner', new Blob([new Uint8Array(picture)]), 'banner.jpg')
    return this.send('POST', '/api/tournaments', form, token)
  }

  /** Sends a form. */
  async send(method: string, path: string, form: FormData, token?: string) {
    const encoded = new Response(form)
    const body = Buffer.from(await encoded.arrayBuffer())
    const headers = { 'Content-Type': encoded.headers.get('Content-Type')! }
    return this.call(path, { method, token, body, headers })
  }

  /** Writes to the academy; `from` is the visitor's address, where no proxy says another. */
  write(name: string, message: string, from?: string) {
    const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@visitor.example`
    const headers: Record<string, string> = from ? { 'X-Forwarded-For': from } : {}
    return this.call('/api/contacts', { method: 'POST', body: { name, email, message }, headers })
  }

  close() {
    this.#agent.destroy()
  }
}
