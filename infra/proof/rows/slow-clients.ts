import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { median, p99 } from '../../tests/support/quantiles.ts'
import { photograph } from '../../tests/support/pictures.ts'
import { SlowCrowd, type Slowness } from '../../tests/support/slow-crowd.ts'
import type { Outcome } from '../outcome.ts'

const CONNECTIONS = 1000
const SECONDS = 60
const CLEAN_AFTER = 10

const slownesses: Slowness[] = ['headers', 'body', 'ranges', 'reading']

/** Connections to a port that a process of this machine holds: not those the kernel is ending. */
function held(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const [LISTEN, INODE] = ['0A', 9]
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((row) => row[1]?.endsWith(local) && row[3] !== LISTEN && row[INODE] !== '0').length
}

/** Files in which nginx holds a body or an answer that is on its way. */
function temporaryFiles(academy: Installation): number {
  return ['bodies', 'answers', 'unused']
    .flatMap((name) =>
      readdirSync(join(academy.root, 'var/cache/academy', name), {
        recursive: true,
        withFileTypes: true,
      })
    )
    .filter((entry) => entry.isFile()).length
}

/** Publishes what is worth reading slowly. @returns the addresses of the large answers */
async function publishMuch(academy: Installation): Promise<string[]> {
  const director = new Client(academy.origin)
  const token = await director.signIn()
  const picture = await photograph(1600, 1200, 60)
  const words = 'A long description. '.repeat(150)
  await director.publish(token, 'With a picture', true, words, picture)
  for (let count = 0; count < 60; count += 1) {
    await director.publish(token, `Number ${count}`, true, words)
  }
  const { text } = await director.call('/api/tournaments')
  director.close()
  const { data } = JSON.parse(text) as { data: { banner: string | null }[] }
  const banner = data.find((one) => one.banner)!.banner!
  // With a parameter nginx keeps no copy: each answer waits in a file of its own.
  return [new URL(banner, academy.origin).pathname, '/api/tournaments?after=']
}

interface Visits {
  count: number
  failed: number
  p99: number
  /** Connections that the server held for the crowd, at most visits. */
  usual: number
}

/** Visits for a while, each on a connection of its own, as somebody who comes for the first time. */
async function visit(academy: Installation): Promise<Visits> {
  const paths = ['/', '/updates', '/api/tournaments']
  const waits: number[] = []
  const crowds: number[] = []
  let failed = 0
  const begun = Date.now()
  while (Date.now() < begun + SECONDS * 1000) {
    const visitor = new Client(academy.origin)
    const asked = performance.now()
    const path = paths[waits.length % paths.length]!
    const { status } = await visitor.call(path, { patience: 5000 }).catch(() => ({ status: 0 }))
    waits.push(performance.now() - asked)
    if (status !== 200) failed += 1
    visitor.close()
    crowds.push(held(academy.ports.https))
    await pause(20)
  }
  return { count: waits.length, failed, p99: p99(waits), usual: median(crowds) }
}

/** R7: a thousand connections that take their time; a visitor comes beside them. */
// slowhttptest of Debian 12 names no host in its TLS handshake, and such a connection is refused
// before there is anything to be slow about. So the crowd is ours, and does what that tool does.
export async function slowClients(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const paths = await publishMuch(academy)
    const seen: string[] = []
    let holds = true
    for (const slowness of slownesses) {
      const { https: port } = academy.ports
      const crowd = new SlowCrowd({ slowness, port, connections: CONNECTIONS, paths })
      const { count, failed, p99, usual } = await visit(academy).finally(() => crowd.leave())
      const left = Date.now()
      const isClean = () => held(port) === 0 && temporaryFiles(academy) === 0
      while (!isClean() && Date.now() < left + CLEAN_AFTER * 1000) await pause(100)
      const rest = isClean()
        ? `clean after ${((Date.now() - left) / 1000).toFixed(1)} s`
        : `${held(port)} connections and ${temporaryFiles(academy)} files left after ${CLEAN_AFTER} s`
      // Those that are let go need a moment to come back; a small crowd would prove something else.
      holds &&= usual >= 0.75 * CONNECTIONS && failed === 0 && p99 <= 500 && isClean()
      seen.push(
        `slow ${slowness}: ${usual} held, ${crowd.opened} opened, ` +
          `${count} visits, ${failed} failed, p99 ${Math.round(p99)} ms, ${rest}`
      )
    }
    return { holds, seen: `${CONNECTIONS} connections, ${SECONDS} s each; ${seen.join('; ')}` }
  } finally {
    academy.remove()
  }
}
