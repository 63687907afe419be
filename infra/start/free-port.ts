import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports from which the system takes one for each outgoing connection (32768 on Linux): one
 * of those could be in use again by the time a server listens, or comes back after it was stopped.
 */
const FIRST = 20_000
const LAST = 32_000

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Ports of the loopback interface that nobody listens on at this moment, each another one. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(FIRST, LAST)
    if (!ports.has(port) && (await isFree(port))) ports.add(port)
  }
  return [...ports]
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
