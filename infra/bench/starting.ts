import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../tests/support/free-port.ts'
import { judge, median } from './judge.ts'
import { project } from './server.ts'

/** Seconds from `npm start` in a folder until the first page and the API answer. */
async function secondsToServe(folder: string, data: string, more: Record<string, string> = {}) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'exit')
  const answers = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false
    )
  while (!((await answers('/')) && (await answers('/api/tournaments')))) {
    if (child.exitCode !== null) throw new Error('`npm start` ended before it served.')
    await pause(25)
  }
  const seconds = (performance.now() - began) / 1000
  process.kill(-child.pid!, 'SIGTERM')
  await ended
  return seconds
}

export async function start(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-bench-'))
  const data = join(folder, 'data')
  try {
    const clone = join(folder, 'academy')
    execFileSync('git', ['clone', '--quiet', project, clone])
    // As where nobody has compiled the database driver for the machine.
    const fresh = await secondsToServe(clone, data, { npm_config_build_from_source: 'true' })
    const again: number[] = []
    for (let round = 0; round < 3; round += 1) again.push(await secondsToServe(clone, data))
    judge('Start, built', '≤', 2.5, median(again), ' s')
    judge('Start from a fresh clone', '≤', 130, fresh, ' s')
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
