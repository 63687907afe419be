import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import { freePort } from '../../start/free-port.ts'

interface Order {
  domain: string
  token: string
  status: 'pending' | 'ready' | 'valid' | 'invalid'
  chain?: string
}

interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

const decode = (part: string) =>
  part ? (JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>) : {}

/**
 * As much of a certificate authority as certbot speaks to (RFC 8555): one account, one name to an
 * order, proved over HTTP on this machine. Signatures of requests are not looked at.
 */
class AcmeServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'academy-authority-'))
  provedOn: number[] = []
  readonly #orders: Order[] = []
  #thumbprint = ''
  #port = 0

  /** @returns the address of its directory */
  async listen(name: string): Promise<string> {
    this.#openssl(
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${name}`, '-keyout', 'key.pem', '-out', 'own.pem']
    )
    this.#port = await freePort()
    const server = createServer((asked, response) => {
      void this.#answer(asked).then(({ status = 200, headers, body }) => {
        const isText = typeof body === 'string'
        response.writeHead(status, {
          'Content-Type': isText ? 'application/pem-certificate-chain' : 'application/json',
          'Replay-Nonce': randomBytes(16).toString('base64url'),
          ...headers,
        })
        response.end(isText ? body : JSON.stringify(body))
      })
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    return this.#at('/directory')
  }

  #at(path: string) {
    return `http://127.0.0.1:${this.#port}${path}`
  }

  #openssl(...args: string[]) {
    execFileSync('openssl', args, { cwd: this.folder, stdio: 'ignore' })
  }

  async #answer(asked: IncomingMessage): Promise<Reply> {
    const [, what = '', id = ''] = (asked.url ?? '').split('/')
    const sent = await text(asked)
    const { protected: head = '', payload = '' } = sent
      ? (JSON.parse(sent) as { protected: string; payload: string })
      : {}
    switch (what) {
      case 'directory':
        return {
          body: {
            newNonce: this.#at('/nonce'),
            newAccount: this.#at('/account'),
            newOrder: this.#at('/new-order'),
            revokeCert: this.#at('/revoke'),
            keyChange: this.#at('/key'),
          },
        }
      case 'nonce':
        return {}
      case 'account':
        this.#remember(decode(head).jwk as Record<string, string>)
        return {
          status: 201,
          headers: { Location: this.#at('/account/1') },
          body: { status: 'valid' },
        }
      case 'new-order':
        return this.#open(decode(payload).identifiers as [{ value: string }])
      case 'order':
        return { body: this.#order(id) }
      case 'proof':
        return { body: this.#proof(id) }
      case 'challenge':
        await this.#look(this.#orders[Number(id)]!)
        return {
          headers: { Link: `<${this.#at(`/proof/${id}`)}>;rel="up"` },
          body: this.#challenge(id),
        }
      case 'finish':
        this.#sign(this.#orders[Number(id)]!, decode(payload).csr as string)
        return { headers: { Location: this.#at(`/order/${id}`) }, body: this.#order(id) }
      case 'chain':
        return { body: this.#orders[Number(id)]!.chain }
      default:
        return { status: 404, body: { type: 'urn:ietf:params:acme:error:malformed' } }
    }
  }

  /** RFC 7638: what a proof ends with, so that only the account's own counts. */
  #remember({ e, kty, n }: Record<string, string>) {
    const key = JSON.stringify({ e, kty, n })
    this.#thumbprint = createHash('sha256').update(key).digest('base64url')
  }

  #open([{ value }]: [{ value: string }]): Reply {
    const token = randomBytes(32).toString('base64url')
    const id = String(this.#orders.push({ domain: value, token, status: 'pending' }) - 1)
    return {
      status: 201,
      headers: { Location: this.#at(`/order/${id}`) },
      body: this.#order(id),
    }
  }

  #order(id: string) {
    const { domain, status, chain } = this.#orders[Number(id)]!
    return {
      status,
      identifiers: [{ type: 'dns', value: domain }],
      authorizations: [this.#at(`/proof/${id}`)],
      finalize: this.#at(`/finish/${id}`),
      ...(chain && { certificate: this.#at(`/chain/${id}`) }),
    }
  }

  #challenge(id: string) {
    const { token, status } = this.#orders[Number(id)]!
    const isProved = status === 'ready' || status === 'valid'
    return {
      type: 'http-01',
      url: this.#at(`/challenge/${id}`),
      token,
      status: isProved ? 'valid' : status,
    }
  }

  #proof(id: string) {
    const challenge = this.#challenge(id)
    const { domain } = this.#orders[Number(id)]!
    return {
      identifier: { type: 'dns', value: domain },
      status: challenge.status,
      challenges: [challenge],
    }
  }

  async #look(order: Order) {
    const path = `/.well-known/acme-challenge/${order.token}`
    const found = await Promise.all(this.provedOn.map((port) => ask(port, order.domain, path)))
    const isProved = found.includes(`${order.token}.${this.#thumbprint}`)
    order.status = isProved ? 'ready' : 'invalid'
  }

  #sign(order: Order, csr: string) {
    if (order.status !== 'ready') return
    const at = (name: string) => join(this.folder, name)
    writeFileSync(at('asked.der'), Buffer.from(csr, 'base64url'))
    this.#openssl(
      ...['x509', '-req', '-inform', 'DER', '-in', 'asked.der', '-CA', 'own.pem', '-CAkey'],
      ...['key.pem', '-days', '90', '-copy_extensions', 'copy', '-out', 'given.pem']
    )
    order.chain = readFileSync(at('given.pem'), 'utf8') + readFileSync(at('own.pem'), 'utf8')
    order.status = 'valid'
  }
}

/** What a port of this machine answers under a name; nothing where nobody listens. */
function ask(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve) => {
    const asking = request({ host: '127.0.0.1', port, path, headers: { Host: host } }, (answer) =>
      resolve(text(answer))
    )
    asking.on('error', () => resolve(''))
    asking.end()
  })
}

const server = new AcmeServer()
parentPort!.on('message', (ports: number[]) => (server.provedOn = ports))
parentPort!.postMessage({ directory: await server.listen(workerData), folder: server.folder })
