import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../test/postgres.mjs'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { askPostgres } from '../../tests/support/postgres-rows.ts'
import type { Outcome } from '../outcome.ts'

const SECONDS = 60
const kept = ['/updates', '/achievements', '/api/tournaments', '/api/achievements']

/** R17: PostgreSQL is stopped for a minute while visitors write and read. */
export async function databaseOutage(): Promise<Outcome> {
  const postgres = await startPostgres({ isDurable: true })
  let academy: Installation | undefined
  try {
    academy = await Installation.deployed(
      {},
      { ...postgres.env, LIMIT_CONTACT_ADDRESS: '100000', LIMIT_CONTACT_EMAIL: '100000' }
    )
    const client = new Client(academy.origin)
    const token = await client.signIn()
    await client.publish(token, 'Kept through the outage')
    await pause(2100)
    for (const path of kept) await client.call(path)
    const pids = academy.servingPorts.map((port) => academy!.pidOf(`web-${port}`))

    const acknowledged: string[] = []
    const wrong: string[] = []
    const write = async (name: string) => {
      const begun = performance.now()
      const { status } = await client
        .write(name, 'Is there a place left?')
        .catch(() => ({ status: 0 }))
      if (status === 201) acknowledged.push(name)
      return { status, seconds: (performance.now() - begun) / 1000 }
    }
    await write('Before')
    await postgres.halt()
    const end = Date.now() + SECONDS * 1000
    let slowest = 0
    let count = 0
    while (Date.now() < end) {
      for (const path of kept) {
        const { status } = await client.call(path)
        if (status !== 200) wrong.push(`${path} ${status}`)
      }
      const { status, seconds } = await write(`During ${count}`)
      slowest = Math.max(slowest, seconds)
      if (status !== 503) wrong.push(`message ${status}`)
      const profile = await client.call('/api/auth/profile', { token })
      if (profile.status !== 503) wrong.push(`profile ${profile.status}`)
      count += 1
      await pause(500)
    }
    postgres.resume()
    const begun = performance.now()
    let back = 0
    for (let attempt = 0; back !== 201 && attempt < 100; attempt += 1) {
      back = (await write(`After ${attempt}`)).status
      if (back !== 201) await pause(100)
    }
    const recovery = (performance.now() - begun) / 1000
    const isSame = academy.servingPorts.every(
      (port, at) => academy!.pidOf(`web-${port}`) === pids[at]
    )
    const profile = await client.call('/api/auth/profile', { token })
    if (profile.status !== 200) wrong.push(`profile afterwards ${profile.status}`)
    const stored = askPostgres(postgres.env, 'select name from contact_messages')
    const lost = acknowledged.filter((name) => !stored.includes(name)).length
    return {
      holds:
        wrong.length === 0 && lost === 0 && slowest <= 6 && recovery <= 5 && back === 201 && isSame,
      seen:
        `stopped for ${SECONDS} s: ${count * kept.length} lists and pages 200, ${count} messages 503 within ` +
        `${slowest.toFixed(1)} s; written again ${recovery.toFixed(1)} s after it came back, without a restart; ${lost} lost` +
        (wrong[0] ? `; wrong: ${[...new Set(wrong)].join(', ')}` : ''),
    }
  } finally {
    academy?.remove()
    await postgres.stop()
  }
}
