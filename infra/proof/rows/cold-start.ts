import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../start/free-port.ts'
import { Installation } from '../../tests/support/installation.ts'
import { median, quantile } from '../../tests/support/quantiles.ts'
import type { Outcome } from '../outcome.ts'

const STARTS = 20
/** How much longer than a bare Node it may take, where even that is slow. */
const TIMES_BARE = 40

async function untilAnswered(addresses: string[]) {
  const deadline = Date.now() + 30_000
  const isAnswered = (address: string) =>
    fetch(address, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false
    )
  for (const address of addresses) {
    while (!(await isAnswered(address))) {
      if (Date.now() > deadline) throw new Error('It did not start')
      await pause(20)
    }
  }
}

async function killed(child: ChildProcess) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** R14: from kill -9 to the first page and call, with mail server, backups and cache out of reach. */
export async function coldStart(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const [port = 0, barePort = 0] = await freePorts(2)
    const env = academy.environment({
      PORT: String(port),
      QUEUE_WORKER: '0',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '9',
      BACKUP_DIR: join(academy.root, 'nowhere'),
    })
    const node = join(academy.release, 'node_modules/.bin/node')
    const start = () =>
      spawn(node, ['infra/dist/serve.js'], { cwd: academy.release, env, stdio: 'ignore' })
    const startBare = () =>
      spawn(node, ['-e', `http.createServer((_, to) => to.end()).listen(${barePort}, '127.0.0.1')`])
    const served = ['/api/tournaments', '/updates'].map((path) => `http://127.0.0.1:${port}${path}`)
    const bare = [`http://127.0.0.1:${barePort}/`]

    let child = start()
    await untilAnswered(served)
    const waits: number[] = []
    const bareWaits: number[] = []
    for (let count = 0; count < STARTS; count += 1) {
      let begun = performance.now()
      await killed(child)
      child = start()
      await untilAnswered(served)
      waits.push((performance.now() - begun) / 1000)

      begun = performance.now()
      const yardstick = startBare()
      await untilAnswered(bare)
      bareWaits.push((performance.now() - begun) / 1000)
      await killed(yardstick)
    }
    await killed(child)
    const usual = median(bareWaits)
    const slowest = quantile(waits, 0.95)
    return {
      // A machine that takes long to start anything is not judged by seconds.
      holds: slowest <= Math.max(3, TIMES_BARE * usual),
      seen:
        `${STARTS} kills: served again after ${median(waits).toFixed(1)} s (median), ${slowest.toFixed(1)} s (p95), ` +
        `with no mail server and no folder for backups; Node alone takes ${usual.toFixed(2)} s beside it`,
    }
  } finally {
    academy.remove()
  }
}
