import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { p99 } from '../../tests/support/quantiles.ts'
import type { Outcome } from '../outcome.ts'

const HELD_SECONDS = 3
const WRITERS = 8
const READS = ['/api/contacts', '/api/tournaments/admin', '/api/auth/profile', '/api/achievements']

/** R9: this process takes the database's write lock while the director reads and visitors write. */
export async function lockContention(): Promise<Outcome> {
  const academy = await Installation.deployed(
    {},
    { LIMIT_CONTACT_ADDRESS: '100000', LIMIT_CONTACT_EMAIL: '100000' }
  )
  const database = new DatabaseSync(join(academy.data, 'academy.sqlite'), { timeout: 10_000 })
  const direct = `http://127.0.0.1:${academy.servingPorts[0]}`
  const reader = new Client(direct)
  try {
    const token = await reader.signIn()
    /** The longest that the process did nothing else since the last look, in milliseconds. */
    const longestPause = async () => {
      const { text } = await reader.call('/metrics')
      return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)![1]) * 1000
    }
    const write = async (name: string) => {
      const response = await fetch(`${direct}/api/contacts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          name,
          email: `${name.toLowerCase().replace(' ', '.')}@visitor.example`,
          message: 'Is there a place left?',
        }),
      })
      return { status: response.status, retry: response.headers.get('Retry-After') }
    }
    const writeAll = (when: string) =>
      Promise.all(Array.from({ length: WRITERS }, (_, index) => write(`${when} ${index}`)))

    // What a first request loads is no matter of locks.
    for (const path of READS) await reader.call(path, { token })
    await writeAll('Before')
    await longestPause()

    database.exec('begin immediate')
    const writing = writeAll('During')
    const waits: number[] = []
    let failed = 0
    const end = Date.now() + HELD_SECONDS * 1000
    while (Date.now() < end) {
      const begun = performance.now()
      const { status } = await reader.call(READS[waits.length % READS.length]!, { token })
      waits.push(performance.now() - begun)
      if (status !== 200) failed += 1
      await pause(10)
    }
    const gap = await longestPause()
    database.exec('rollback')
    const written = (await writing).filter(({ status }) => status === 201).length

    database.exec('begin immediate')
    const begun = performance.now()
    const refused = await writeAll('Refused')
    const seconds = (performance.now() - begun) / 1000
    database.exec('rollback')
    const honest = refused.filter(({ status, retry }) => status === 503 && retry !== null).length
    const afterwards = (await write('After all')).status

    const slowest = p99(waits)
    return {
      holds:
        failed === 0 &&
        slowest <= 250 &&
        gap <= 250 &&
        written === WRITERS &&
        honest === WRITERS &&
        seconds <= 11 &&
        afterwards === 201,
      seen:
        `held ${HELD_SECONDS} s: ${written} of ${WRITERS} messages stored afterwards; ${waits.length} reads meanwhile, ` +
        `${failed} failed, p99 ${slowest.toFixed(0)} ms, longest pause of the process ${gap.toFixed(0)} ms; held on: ` +
        `${honest} of ${WRITERS} answered 503 with Retry-After within ${seconds.toFixed(1)} s, then ${afterwards}`,
    }
  } finally {
    reader.close()
    database.close()
    academy.remove()
  }
}
