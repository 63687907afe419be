import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'

/** R10: snapshot while running, lose the machine's data, restore, serve again. */
export async function backupDrill(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    for (let count = 0; count < 200; count += 1) await client.publish(token, `Saved ${count}`)
    const listed = async (visitor = client) => (await visitor.call('/api/tournaments')).text
    await pause(2100)
    const before = await listed()

    const command = (name: string) =>
      execFileSync(join(academy.release, 'node_modules/.bin/node'), ['ace.js', `backup:${name}`], {
        cwd: join(academy.release, 'api/build'),
        env: academy.environment(),
        encoding: 'utf8',
      })
    const begun = performance.now()
    command('create')
    const made = performance.now()
    await client.publish(token, 'Published after the snapshot')

    const names = [...academy.servingPorts.map((port) => `web-${port}`), 'worker']
    for (const name of names) academy.kill(name, 'SIGKILL')
    await pause(300)
    rmSync(academy.data, { recursive: true })
    const lost = performance.now()
    command('restore')
    // The same release again: started, checked and switched to by the script.
    await academy.deploy()
    const back = performance.now()

    await pause(2100)
    // A connection from before the loss may have ended with it.
    const afterwards = new Client(academy.origin)
    const isSame = (await listed(afterwards)) === before
    const canSignIn = await afterwards.signIn().then(Boolean, () => false)
    const rto = (back - lost) / 1000
    return {
      holds: isSame && canSignIn && rto <= 60,
      seen: `snapshot in ${Math.round(made - begun)} ms, restored and serving after ${rto.toFixed(1)} s, rows ${isSame ? 'equal' : 'differ'}, sign-in ${canSignIn ? 'works' : 'fails'}`,
    }
  } finally {
    academy.remove()
  }
}
