import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { connect, type ConnectionOptions } from 'node:tls'
import { readSiteValues } from '../../nginx/site-values.ts'
import { freePort } from '../support/free-port.ts'
import { DOMAIN, startNginx, type Nginx } from './fixture.ts'
import { send, Upstream } from './upstream.ts'

const OTHER = `www.${DOMAIN}`
const gone = new Upstream()
let nginx: Nginx
before(async () => {
  await gone.start()
  gone.answer = (_, response) => response.destroy()
  nginx = await startNginx({ OTHER_NAMES: OTHER })
})
after(async () => {
  await nginx?.stop()
  await gone.stop()
})

/** Sends bytes as they are over TLS; resolves to what came back and how it was spoken. */
function speak(bytes: string, options: ConnectionOptions = {}) {
  return new Promise<{ text: string; version: string | null; protocol: string | false | null }>(
    (resolve, reject) => {
      let text = ''
      const common = { host: '127.0.0.1', port: nginx.https, servername: DOMAIN }
      const socket = connect({ ...common, rejectUnauthorized: false, ...options })
      let spoken: { version: string | null; protocol: string | false | null }
      socket.on('secureConnect', () => {
        spoken = { version: socket.getProtocol(), protocol: socket.alpnProtocol }
        if (bytes) socket.write(bytes)
        else socket.end()
      })
      socket.on('data', (chunk) => {
        text += String(chunk)
        socket.end()
      })
      socket.on('close', () =>
        spoken ? resolve({ text, ...spoken }) : reject(new Error('refused'))
      )
      socket.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
      })
      socket.setTimeout(15_000, () => socket.destroy())
    }
  )
}

test('no spelling of a parent folder reaches files outside', async (t) => {
  // Hundreds of greetings would take longer than the requests.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  t.after(() => agent.destroy())
  const ups = [
    '..',
    '%2e%2e',
    '.%2e',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '..;',
    '..%2f',
    '..%5c',
    '..\\',
  ]
  for (const prefix of [
    '/',
    '/_astro/',
    '/admin/',
    '/admin/assets/',
    '/uploads/',
    '/uploads/tournaments/',
  ]) {
    for (const up of ups) {
      for (const target of ['secret.txt', 'academy.sqlite', '.env', 'etc/passwd']) {
        for (const depth of [1, 2, 4]) {
          const path = `${prefix}${`${up}/`.repeat(depth)}${target}`
          assert.doesNotMatch((await nginx.ask({ path, agent })).text, /SECRET|root:x:/, path)
        }
      }
    }
  }
})

test('an unknown host name is not answered', async () => {
  for (const host of ['other.example', '127.0.0.1', `${DOMAIN}.evil.example`, `mail.${DOMAIN}`]) {
    await assert.rejects(nginx.ask({ path: '/', host, isPlain: true }), /hang up|ECONNRESET/, host)
    await assert.rejects(nginx.ask({ path: '/', host, servername: DOMAIN }), host)
    await assert.rejects(nginx.ask({ path: '/', host }), host)
  }
})

test('plain HTTP redirects to HTTPS, except for ACME challenges', async () => {
  const answer = await nginx.ask({ path: '/updates?q=open', isPlain: true })
  assert.equal(answer.status, 301)
  assert.equal(answer.headers.location, `${nginx.origin}/updates?q=open`)
  const challenge = { path: '/.well-known/acme-challenge/token', isPlain: true }
  assert.equal((await nginx.ask(challenge)).text, 'proof')
})

test('another name of the academy redirects to its domain', async () => {
  for (const isPlain of [true, false]) {
    const answer = await nginx.ask({ path: '/updates?q=open', host: OTHER, isPlain })
    assert.equal(answer.status, 301)
    assert.equal(answer.headers.location, `${nginx.origin}/updates?q=open`)
    if (!isPlain) assert.match(String(answer.headers['strict-transport-security']), /max-age/)
  }
  const challenge = { path: '/.well-known/acme-challenge/token', host: OTHER, isPlain: true }
  assert.equal((await nginx.ask(challenge)).text, 'proof')
})

test('forwarding headers of a client are overwritten', async () => {
  nginx.upstream.requests = []
  const headers = {
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'http',
    'X-Real-IP': '1.2.3.4',
    Forwarded: 'for=1.2.3.4',
    'X-Request-Id': 'chosen',
  }
  for (const path of ['/api/contacts', '/api/tournaments', '/updates', '/contact/send']) {
    await nginx.ask({ path, headers })
  }
  assert.equal(nginx.upstream.requests.length, 4)
  for (const { headers } of nginx.upstream.requests) {
    assert.equal(headers['x-forwarded-for'], '127.0.0.1')
    assert.equal(headers['x-forwarded-proto'], 'https')
    assert.equal(headers.host, DOMAIN)
    assert.match(String(headers['x-request-id']), /^[0-9a-f]{32}$/)
    for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded']) {
      assert.equal(headers[name], undefined, name)
    }
  }
})

const LONG = 'x'.repeat(40_000)
const METHOD = 'This address does not answer that method.'
const UNREADABLE = 'The request could not be read.'
const TOO_LONG = 'The address or a header of the request is too long.'
for (const [what, lines, status, sentence] of [
  ['an unknown method', 'MAKE /about HTTP/1.1', 405, METHOD],
  ['one for a rendered page', 'MAKE /updates HTTP/1.1', 405, METHOD],
  ['one for a picture', 'MAKE /uploads/x.webp HTTP/1.1', 405, METHOD],
  ['a method that shows the request', 'TRACE /about HTTP/1.1', 405, METHOD],
  ['one for the API', 'TRACE /api/contacts HTTP/1.1', 405, METHOD],
  ['a method in small letters', 'get /about HTTP/1.1', 400, UNREADABLE],
  ['an address without a slash', 'GET about HTTP/1.1', 400, UNREADABLE],
  ['an address with a space', 'GET /a b HTTP/1.1', 400, UNREADABLE],
  ['a later version', 'GET /about HTTP/3.9', 400, UNREADABLE],
  ['a form that cannot be decoded', 'POST /% HTTP/1.1', 400, UNREADABLE],
  ['two lengths', 'GET /about HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2', 400, UNREADABLE],
  ['a long address', `GET /${LONG} HTTP/1.1`, 414, 'The address is too long.'],
  [
    'a long parameter',
    `GET /updates?q=${LONG.slice(-5000)} HTTP/1.1`,
    414,
    'The address is too long.',
  ],
  [
    'one for the API',
    `GET /api/contacts?q=${LONG.slice(-5000)} HTTP/1.1`,
    414,
    'The address is too long.',
  ],
  ['a long header', `GET /about HTTP/1.1\r\nX-Long: ${LONG}`, 431, TOO_LONG],
  ['one for the API', `GET /api/contacts HTTP/1.1\r\nX-Long: ${LONG}`, 431, TOO_LONG],
] as const) {
  test(`${what} (${lines.split('\r\n')[0]!.slice(0, 40)}) is refused with a sentence`, async () => {
    const { text } = await speak(`${lines}\r\nHost: ${DOMAIN}\r\n\r\n`)
    const [head = '', body = ''] = text.split('\r\n\r\n')
    assert.match(head, new RegExp(`^HTTP/1.1 ${status} `))
    const isJson = /^\w+ \/(api|uploads)\//.test(lines)
    const said = isJson ? (JSON.parse(body) as { message: string }).message : body.trim()
    assert.equal(said, sentence)
    assert.match(head, /^Content-Security-Policy: default-src 'none'/m)
    assert.match(head, /^Cache-Control: no-store/m)
  })
}

const LINE = `POST /api/contacts HTTP/1.1\r\nHost: ${DOMAIN}\r\n`
for (const bytes of [
  `${LINE}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${LINE}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
  `${LINE}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  `GET /api/contacts HTTP/1.1\r\nHost: ${DOMAIN}\r\nHost: evil.example\r\n\r\n`,
  `GET /api/contacts HTTP/1.1\r\n\r\n`,
]) {
  test(`the ambiguous request ${JSON.stringify(bytes)} is refused`, async () => {
    nginx.upstream.requests = []
    assert.match((await speak(bytes)).text, /^(HTTP\/1\.1 (400|501)|$)/)
    assert.deepEqual(nginx.upstream.addresses, [])
  })
}

test('TLS 1.2, TLS 1.3 and HTTP/2 are supported, and older versions refused', async () => {
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const spoken = await speak('', {
      minVersion: version,
      maxVersion: version,
      ALPNProtocols: ['h2'],
    })
    assert.deepEqual([spoken.version, spoken.protocol], [version, 'h2'])
  }
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
  await assert.rejects(speak('', old))
})

test('the log names the address that was asked for, without its query, and no token', async () => {
  const headers = { Authorization: 'oat_secret' }
  const paths = ['/api/contacts', '/about', '/nowhere', '/mr/%6eowhere', '/contact/send']
  await nginx.upstream.stop()
  for (const path of paths) await nginx.ask({ path: `${path}?token=oat_secret`, headers })
  await nginx.upstream.start()
  const logged = () =>
    Array.from(
      nginx.log().matchAll(/"path":"([^"]*)","status":(\d+)/g),
      ([, path, status]) => `${path} ${status}`
    )
  const expected = paths.map((path, index) => `${path} ${[503, 200, 404, 404, 503][index]}`)
  for (const line of expected) {
    while (!logged().includes(line)) await nginx.ask({ path: '/robots.txt' })
  }
  assert.doesNotMatch(nginx.log(), /oat_secret/)
})

describe('behind nginx with two processes', () => {
  /** Asks six times; gives the statuses, and how often a process received it. */
  async function askTwo(first: number, method: string, path: string) {
    const pair = await startNginx({}, { ports: [first, nginx.upstream.port] })
    gone.requests = []
    nginx.upstream.requests = []
    nginx.upstream.answer = (_, response) => send(response, 'stored')
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await pair.ask({ path, method, body: 'x' })).status)
    }
    await pair.stop()
    return { statuses, received: gone.requests.length + nginx.upstream.requests.length }
  }

  for (const [method, path] of [
    ['POST', '/api/tournaments'],
    ['PUT', '/api/tournaments/x/results'],
    ['DELETE', '/api/achievements/x'],
    ['PATCH', '/api/contacts/x'],
    ['PUT', '/api/settings'],
  ] as const) {
    test(`${method} ${path} is not repeated when a process dies of it`, async () => {
      const { statuses, received } = await askTwo(gone.port, method, path)
      assert.ok(statuses.includes(503), statuses.join())
      assert.equal(received, 6)
    })

    test(`${method} ${path} reaches the other process when one is not there`, async () => {
      const { statuses } = await askTwo(await freePort(), method, path)
      assert.deepEqual([...new Set(statuses)], [200])
    })
  }

  for (const [method, path] of [
    ['GET', '/api/settings'],
    ['POST', '/api/contacts'],
  ] as const) {
    test(`${method} ${path} is repeated`, async () => {
      const { statuses } = await askTwo(gone.port, method, path)
      assert.deepEqual([...new Set(statuses)], [200])
    })
  }
})

const shipped = readFileSync(new URL('../../nginx/site.env', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'academy-values-'))
after(() => rmSync(folder, { recursive: true }))
for (const [from, to, sentence] of [
  [
    /^DOMAIN=.*$/m,
    'DOMAIN=x.example; evil',
    /^DOMAIN in .* must be a host name .*, not "x.example; evil"\.$/,
  ],
  [
    /^OTHER_NAMES=.*$/m,
    'OTHER_NAMES=www.x.example, x',
    /^OTHER_NAMES .* must be empty or host names/,
  ],
  [
    /^OTHER_NAMES=.*$/m,
    `OTHER_NAMES=www.x.example ${DOMAIN}`,
    /^OTHER_NAMES in .* must not have academy\.example, which is DOMAIN\.$/,
  ],
  [/^HTTPS_PORT=.*$/m, 'HTTPS_PORT=https', /^HTTPS_PORT .* must be a port number, not "https"\.$/],
  [/^CERTIFICATE=.*$/m, 'CERTIFICATE=cert.pem', /^CERTIFICATE .* must be an absolute path/],
  [/^WORKERS=.*$/m, '', /does not set WORKERS\.$/],
  [/^WORKERS=/m, 'WORKER=', /sets WORKER, which means nothing here\.$/],
  [/^DOMAIN=/m, 'DOMAIN ', /line \d+, is not NAME=value\.$/],
] as const) {
  test(`site.env with ${JSON.stringify(to)} is refused with one sentence`, () => {
    const file = join(folder, 'site.env')
    writeFileSync(file, shipped.replace(from, to))
    assert.throws(() => readSiteValues(file), { message: sentence })
  })
}
