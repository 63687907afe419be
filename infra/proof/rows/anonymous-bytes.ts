import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { setTimeout as pause } from 'node:timers/promises'
import { Installation } from '../../tests/support/installation.ts'
import { residentMB } from '../../tests/support/memory.ts'
import type { Outcome } from '../outcome.ts'

const UPLOADS = 50
const BYTES = 10 * 1024 * 1024

const size = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/** Sends a large form without a token, whatever the server says meanwhile. */
function upload(port: number): Promise<number> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({
      host: '127.0.0.1',
      port,
      servername: 'localhost',
      rejectUnauthorized: false,
    })
    const boundary = 'bytes'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="banner"; filename="a.jpg"\r\n\r\n`
    socket.on('secureConnect', () => {
      socket.write(
        `POST /api/tournaments HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
          `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${BYTES}\r\n\r\n${head}`
      )
      socket.write(Buffer.alloc(BYTES - head.length, 65))
    })
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)))
    socket.setTimeout(30_000, () => socket.destroy())
  })
}

/** S8: large uploads from nobody leave nothing anywhere. */
export async function anonymousBytes(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const bodies = join(academy.root, 'var/cache/academy/bodies')
    const before = {
      data: size(academy.data),
      resident: academy.servingPorts.map((port) => residentMB(academy.pidOf(`web-${port}`))),
    }
    const statuses = new Set<number>()
    for (let count = 0; count < UPLOADS; count += 10) {
      const round = await Promise.all(Array.from({ length: 10 }, () => upload(academy.ports.https)))
      round.forEach((status) => statuses.add(status))
    }
    await pause(1000)
    const temporary = size(join(academy.data, 'tmp'))
    const kept = size(bodies)
    const grown = size(academy.data) - before.data
    const resident = academy.servingPorts.map(
      (port, index) => residentMB(academy.pidOf(`web-${port}`)) - before.resident[index]!
    )
    const growth = Math.max(...resident)
    return {
      holds:
        temporary === 0 &&
        kept === 0 &&
        grown < 1_000_000 &&
        growth < 100 &&
        [...statuses].join() === '401',
      seen:
        `${UPLOADS} × 10 MB: ${[...statuses].join(' ')}, ${temporary} bytes in the API's folder, ` +
        `${kept} in nginx's, data grew by ${grown} bytes, memory by ${growth.toFixed(0)} MB`,
    }
  } finally {
    academy.remove()
  }
}
