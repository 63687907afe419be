import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { DOMAIN, RunningNginx } from './running-nginx.ts'

let nginx: RunningNginx
before(async () => {
  nginx = await RunningNginx.start()
})
after(() => nginx?.stop())

/** Spellings of "one folder up", as they are tried by scanners. */
const up = [
  ...['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '%c0%ae%c0%ae', '%e0%80%ae%e0%80%ae', '..;'],
  ...['..%00', '%2e%2e%2f', '..%2f', '..%5c', '..\\', '%uff0e%uff0e', '0x2e0x2e'],
]
const prefixes = [
  '/',
  '/_astro/',
  '/admin/',
  '/admin/assets/',
  '/uploads/',
  '/uploads/tournaments/',
]
const targets = ['secret.txt', 'academy.sqlite', 'app.key', '.env', 'etc/passwd']
const leaks = /outside the root|the database|the key|SECRET|no picture|root:x:|the sources/

describe('addresses', () => {
  for (const prefix of prefixes) {
    test(`nothing outside is reached from ${prefix}`, async () => {
      for (const step of up) {
        for (const target of targets) {
          for (const depth of [1, 2, 3, 5]) {
            const path = prefix + `${step}/`.repeat(depth) + target
            const { text } = await nginx.ask({ path })
            assert.doesNotMatch(text, leaks, path)
          }
        }
      }
    })
  }

  const hidden = [
    ...[
      '/.env',
      '/.git/config',
      '/_astro/.env',
      '/admin/.env',
      '/_astro/',
      '/dump.sql',
      '/about.html.br',
    ],
    ...['/index.html.gz', '/_astro/app.D1VwdD2f.js.map', '/backup.zip', '/about.html~', '/a.bak'],
    ...['/uploads/secret.txt', '/uploads/tournaments/page.html', '/academy.sqlite'],
    ...[
      '/uploads/tournaments/',
      '/uploads/tournaments',
      '/uploads/../academy.sqlite',
      '/admin.html',
    ],
  ]
  for (const path of hidden) {
    test(`${path} does not exist`, async () => {
      const { status, text } = await nginx.ask({ path })
      assert.equal(status, 404)
      assert.match(text, /Page Not Found/)
    })
  }

  test('figures for the operator never leave the machine', async () => {
    nginx.upstream.forget()
    const spellings = ['/metrics', '/metrics/', '/METRICS', '//metrics', '/%6detrics', '/./metrics']
    for (const path of [...spellings, '/metrics?a', '/updates/../metrics', '/metrics;a']) {
      const { status, text } = await nginx.ask({ path })
      assert.notEqual(status, 200, path)
      assert.doesNotMatch(text, /http_requests|# HELP/, path)
    }
    assert.deepEqual(nginx.upstream.addresses, [])
    // Under /api everything is passed on: as what it is, a question from outside.
    await nginx.ask({ path: '/api/metrics', headers: { 'X-Forwarded-For': '' } })
    assert.equal(nginx.upstream.requests[0]?.headers['x-forwarded-for'], '127.0.0.1')
  })

  test('what a phone shares past the worker is dropped unread, and asked for once more', async () => {
    nginx.upstream.forget()
    const body = Buffer.alloc(1_000_000)
    const headers = { 'Content-Length': String(body.length) }
    const answer = await nginx.ask({ path: '/admin/share', method: 'POST', headers, body })
    assert.equal(answer.status, 303)
    const here = `https://${DOMAIN}:${nginx.httpsPort}`
    assert.equal(answer.headers.location, `${here}/admin/share?missed`)
    assert.equal((await nginx.ask({ path: '/admin/share?missed' })).status, 200)
    for (const [method, path] of [
      ['PUT', '/admin/share'],
      ['POST', '/admin/shared'],
      ['POST', '/mr/admin/share'],
    ] as const) {
      assert.equal((await nginx.ask({ path, method })).status, 405, `${method} ${path}`)
    }
    assert.deepEqual(nginx.upstream.addresses, [])
  })

  test('a name that is not ours is not answered', async () => {
    const strangers = [
      'other.example',
      '127.0.0.1',
      `${DOMAIN}.evil.example`,
      'www.academy.example',
    ]
    for (const host of strangers) {
      const plain = { path: '/', host, plain: true, port: nginx.httpPort }
      await assert.rejects(nginx.ask(plain), /socket hang up|ECONNRESET/, host)
      await assert.rejects(nginx.ask({ path: '/', host, servername: DOMAIN }), host)
      await assert.rejects(nginx.ask({ path: '/', host, servername: host }), host)
    }
  })

  test('plain HTTP leads to https in one step, on our own host', async () => {
    const path = '/updates?q=open'
    const answer = await nginx.ask({ path, plain: true, port: nginx.httpPort })
    assert.equal(answer.status, 301)
    assert.equal(answer.headers.location, `https://${DOMAIN}:${nginx.httpsPort}${path}`)
  })

  test('a certificate authority finds its challenge over plain HTTP', async () => {
    const { mkdirSync } = await import('node:fs')
    mkdirSync(`${nginx.folder}/acme/.well-known/acme-challenge`, { recursive: true })
    nginx.write('acme/.well-known/acme-challenge/token', 'proof')
    const path = '/.well-known/acme-challenge/token'
    const answer = await nginx.ask({ path, plain: true, port: nginx.httpPort })
    assert.equal(answer.text, 'proof')
  })

  test('what a client says about itself is overwritten', async () => {
    nginx.upstream.forget()
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
    await nginx.ask({ path: '/api/contacts', headers, address: '::1' })
    assert.equal(nginx.upstream.requests.length, 5)
    for (const [index, { headers }] of nginx.upstream.requests.entries()) {
      assert.equal(headers['x-forwarded-for'], index === 4 ? '::1' : '127.0.0.1')
      assert.equal(headers['x-forwarded-proto'], 'https')
      assert.equal(headers.host, DOMAIN)
      assert.equal(headers['x-forwarded-host'], undefined)
      assert.equal(headers['x-real-ip'], undefined)
      assert.equal(headers.forwarded, undefined)
      assert.match(String(headers['x-request-id']), /^[0-9a-f]{32}$/)
    }
  })

  test('sockets to the processes behind are kept', async () => {
    nginx.upstream.forget()
    for (let count = 0; count < 20; count += 1) await nginx.ask({ path: '/api/contacts' })
    assert.equal(nginx.upstream.requests.length, 20)
    assert.ok(nginx.upstream.sockets <= 1, `${nginx.upstream.sockets} new sockets`)
  })

  test('requests that two servers would read differently are refused', async () => {
    const line = `POST /api/contacts HTTP/1.1\r\nHost: ${DOMAIN}\r\n`
    const odd = [
      `${line}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${line}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
      `${line}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
      `GET /api/contacts HTTP/1.1\r\nHost: ${DOMAIN}\r\nHost: evil.example\r\n\r\n`,
      `GET /api/contacts HTTP/1.1\r\n\r\n`,
    ]
    nginx.upstream.forget()
    for (const bytes of odd) assert.match(await rawly(bytes), /^(HTTP\/1\.1 (400|501)|$)/, bytes)
    assert.deepEqual(nginx.upstream.addresses, [])
  })
})

/** Sends bytes as they are over TLS and returns the beginning of the answer. */
async function rawly(bytes: string): Promise<string> {
  const { connect: connectTls } = await import('node:tls')
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      socket: connect(nginx.httpsPort, '127.0.0.1'),
      servername: DOMAIN,
      rejectUnauthorized: false,
    })
    let answer = ''
    socket.on('secureConnect', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      answer += chunk
      socket.end()
    })
    socket.on('close', () => resolve(answer))
    // Closing at once what was refused resets it: a refusal too. 'close' follows.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.setTimeout(15_000, () => socket.destroy())
  })
}
