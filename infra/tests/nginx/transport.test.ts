import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type TLSSocket } from 'node:tls'
import { DOMAIN, RunningNginx } from './running-nginx.ts'

let nginx: RunningNginx
let second: RunningNginx
before(async () => {
  nginx = await RunningNginx.start()
  second = await RunningNginx.start({ HTTP2: 'on' })
})
after(async () => {
  await nginx.stop()
  await second.stop()
})

function handshake(options: object): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: '127.0.0.1', port: nginx.httpsPort, rejectUnauthorized: false, ...options },
      () => resolve(socket)
    )
    socket.on('error', reject)
  })
}

async function agreedProtocol({ httpsPort: port }: RunningNginx) {
  const socket = await handshake({ port, servername: DOMAIN, ALPNProtocols: ['h2', 'http/1.1'] })
  const { alpnProtocol } = socket
  socket.destroy()
  return alpnProtocol
}

/** Bytes that wait in this machine's kernel for the client with a certain port to take them in. */
function waitingFor({ localPort = 0 }: TLSSocket): number {
  const remote = `:${localPort.toString(16).toUpperCase().padStart(4, '0')}`
  const row = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, , address]) => address?.endsWith(remote))
  return Number.parseInt(row?.[4]?.split(':')[0] ?? '', 16)
}

describe('transport', () => {
  test('a client that takes nothing in makes the machine hold little for it', async (context) => {
    if (process.platform !== 'linux') return context.skip('there is no /proc')
    const socket = await handshake({ servername: DOMAIN })
    socket.pause()
    // Two megabytes and more, if it were for the client.
    socket.write(`GET /_astro/app.D1VwdD2f.js HTTP/1.1\r\nHost: ${DOMAIN}\r\n\r\n`.repeat(1000))
    // Until it grows no more; nginx itself gives such a client up after ten seconds.
    let waiting = 0
    for (let looks = 0; looks < 40; looks += 1) {
      await pause(200)
      const now = waitingFor(socket)
      if (now > 0 && now === waiting) break
      waiting = now
    }
    socket.destroy()
    assert.ok(waiting > 0 && waiting < 600_000, `${waiting} bytes wait`)
  })

  test('HTTP/2 is spoken when the switch is on, and only then', async () => {
    assert.equal(await agreedProtocol(nginx), 'http/1.1')
    assert.equal(await agreedProtocol(second), 'h2')
    const session = connectHttp2(`https://127.0.0.1:${second.httpsPort}`, {
      servername: DOMAIN,
      rejectUnauthorized: false,
    })
    const stream = session.request({ ':path': '/about', ':authority': DOMAIN })
    const status = await new Promise((resolve, reject) => {
      stream.on('response', (headers) => resolve(headers[':status']))
      stream.on('error', reject)
    })
    session.destroy()
    assert.equal(status, 200)
  })

  test('TLS 1.2 and 1.3 are spoken, older versions are not', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3']) {
      const socket = await handshake({
        servername: DOMAIN,
        minVersion: version,
        maxVersion: version,
      })
      assert.equal(socket.getProtocol(), version)
      assert.match(socket.getCipher().name, /GCM|CHACHA20/)
      socket.destroy()
    }
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }
    await assert.rejects(handshake({ servername: DOMAIN, ...old }))
  })

  test('no setting holds back the last packet of a kept answer', () => {
    const settings = [...nginx.dump().matchAll(/^\s*(tcp_nopush|postpone_output)\s+(\S+);/gm)]
    assert.deepEqual(
      settings.map(([, name, value]) => `${name} ${value}`),
      ['tcp_nopush off']
    )
  })

  test('nothing is compressed while a visitor waits', () => {
    const dump = nginx.dump()
    assert.deepEqual(
      [...dump.matchAll(/^\s*(?:gzip|brotli) (\w+);/gm)].map(([, on]) => on),
      ['off']
    )
  })

  test('headers are added in one place only', () => {
    const parts = nginx.dump().split(/^# configuration file /m)
    const adding = parts.filter((part) => /^\s*add_header /m.test(part)).map(nameOf)
    assert.deepEqual(adding.sort(), ['common-headers.conf', 'headers.conf'])
    const including = parts.filter((part) => part.includes('include snippets/headers.conf;'))
    assert.deepEqual(including.map(nameOf), ['academy.conf'])
  })

  test('maps compare whole strings, never expressions', () => {
    for (const [block] of nginx.dump().matchAll(/^map [^{]+\{[^}]*\}/gm)) {
      assert.doesNotMatch(block, /^\s*"?~/m)
    }
  })

  test('the log names the address without its query, and no token', async () => {
    const headers = { Authorization: 'Bearer oat_secret' }
    await nginx.ask({ path: '/api/contacts?token=oat_secret', headers })
    await nginx.halt()
    const log = nginx.log('academy.log')
    assert.match(log, /"path":"\/api\/contacts"/)
    assert.doesNotMatch(log, /oat_secret/)
    await nginx.run()
  })
})

const nameOf = (part: string) => /([\w-]+\.conf):/.exec(part)?.[1] ?? ''
