import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { p99 } from '../../tests/support/quantiles.ts'
import { photograph } from '../../tests/support/pictures.ts'
import { peakMB } from '../../tests/support/memory.ts'
import type { Outcome } from '../outcome.ts'

const UPLOADS = 8

/** R16: eight large photographs at once, and visitors beside them. */
export async function imageLoad(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const picture = await photograph(7000, 7000, 9)
    const token = await new Client(academy.origin).signIn()
    const waits: number[] = []
    let failed = 0
    let isOver = false
    const visitor = (async () => {
      const client = new Client(academy.origin)
      while (!isOver) {
        const begun = performance.now()
        const { status } = await client.call(waits.length % 2 ? '/api/tournaments' : '/updates')
        if (status !== 200) failed += 1
        waits.push(performance.now() - begun)
        await pause(50)
      }
      client.close()
    })()
    await pause(4000)
    const quiet = p99(waits.splice(0))
    const statuses = await Promise.all(
      Array.from({ length: UPLOADS }, async (_, index) => {
        const client = new Client(academy.origin)
        const { status } = await client.publish(token, `Photo ${index}`, true, undefined, picture)
        client.close()
        return status
      })
    )
    isOver = true
    await visitor
    const peaks = academy.servingPorts.map((port) => peakMB(academy.pidOf(`web-${port}`)))
    const loaded = p99(waits)
    return {
      holds:
        statuses.every((status) => status === 201 || status === 503) &&
        statuses.includes(201) &&
        Math.max(...peaks) <= 700 &&
        failed === 0 &&
        // A machine that is slow when nothing happens is not judged by milliseconds.
        loaded <= Math.max(300, 5 * quiet),
      seen:
        `${UPLOADS} at once, 49 MP and ${(picture.length / 1e6).toFixed(1)} MB each: ${statuses.join(' ')}; ` +
        `most memory of a process ${Math.max(...peaks).toFixed(0)} MB; ${waits.length} visits, ${failed} failed, p99 ${loaded.toFixed(0)} ms (quiet ${quiet.toFixed(0)})`,
    }
  } finally {
    academy.remove()
  }
}
