import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../trial/client.ts'
import { freePorts } from '../../start/free-port.ts'
import { Installation } from '../../trial/installation.ts'
import type { Outcome } from '../outcome.ts'

const STARTS = 20

/** R14: from kill -9 to the first page and call, with mail server, backups and cache out of reach. */
export async function coldStart(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const [port = 0] = await freePorts(1)
    const env = academy.environment({
      PORT: String(port),
      QUEUE_WORKER: '0',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '9',
      BACKUP_DIR: join(academy.root, 'nowhere'),
    })
    const node = join(academy.release, 'node_modules/.bin/node')
    const client = new Client(`http://127.0.0.1:${port}`)
    const waits: number[] = []
    let child = spawn(node, ['infra/start/serve.ts'], {
      cwd: academy.release,
      env,
      stdio: 'ignore',
    })
    const answers = (path: string) =>
      client.call(path, { patience: 2000 }).then(
        ({ status }) => status === 200,
        () => false
      )
    const untilServed = async () => {
      const deadline = Date.now() + 30_000
      while (!((await answers('/api/tournaments')) && (await answers('/updates')))) {
        if (Date.now() > deadline) throw new Error('It did not start')
        await pause(20)
      }
    }
    await untilServed()
    for (let count = 0; count < STARTS; count += 1) {
      const begun = performance.now()
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
      child = spawn(node, ['infra/start/serve.ts'], { cwd: academy.release, env, stdio: 'ignore' })
      await untilServed()
      waits.push((performance.now() - begun) / 1000)
    }
    child.kill('SIGKILL')
    waits.sort((a, b) => a - b)
    const at = (share: number) => waits[Math.floor(waits.length * share)]!
    return {
      holds: at(0.95) <= 3,
      seen: `${STARTS} kills: served again after ${at(0.5).toFixed(1)} s (median), ${at(0.95).toFixed(1)} s (p95), with no mail server and no folder for backups`,
    }
  } finally {
    academy.remove()
  }
}
