import { connect, type TLSSocket } from 'node:tls'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../trial/client.ts'
import { Installation } from '../../trial/installation.ts'
import type { Outcome } from '../outcome.ts'

const CONNECTIONS = 1000
const SECONDS = 15

type Slowness = { first: string; then: string }
const slownesses: Record<string, Slowness> = {
  headers: { first: 'GET / HTTP/1.1\r\nHost: localhost\r\n', then: 'X-Slow: a\r\n' },
  body: {
    first: 'POST /api/contacts HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n',
    then: 'a',
  },
}

/** R7: a thousand connections that send a few bytes a second; a visitor comes beside them. */
export async function slowClients(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const seen: string[] = []
    let holds = true
    for (const [name, { first, then }] of Object.entries(slownesses)) {
      const sockets: TLSSocket[] = []
      for (let index = 0; index < CONNECTIONS; index += 1) {
        const socket = connect({
          host: '127.0.0.1',
          port: academy.ports.https,
          servername: 'localhost',
          rejectUnauthorized: false,
        })
        socket.on('error', () => {})
        socket.on('secureConnect', () => socket.write(first))
        sockets.push(socket)
        if (index % 50 === 0) await pause(20)
      }
      const drip = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write(then)
      }, 1000)
      const visitor = new Client(academy.origin)
      const waits: number[] = []
      let failed = 0
      const end = Date.now() + SECONDS * 1000
      while (Date.now() < end) {
        const begun = performance.now()
        const path = waits.length % 2 ? '/api/tournaments' : '/'
        const { status } = await visitor.call(path, { patience: 5000 }).catch(() => ({ status: 0 }))
        if (status !== 200) failed += 1
        waits.push(performance.now() - begun)
        await pause(20)
      }
      clearInterval(drip)
      for (const socket of sockets) socket.destroy()
      const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]!
      holds &&= failed === 0 && p99 <= 500
      seen.push(`slow ${name}: ${waits.length} visits, ${failed} failed, p99 ${Math.round(p99)} ms`)
    }
    return { holds, seen: `${CONNECTIONS} connections, ${SECONDS} s; ${seen.join('; ')}` }
  } finally {
    academy.remove()
  }
}
