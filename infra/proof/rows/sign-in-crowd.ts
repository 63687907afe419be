import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiProcess } from '../../tests/support/api-process.ts'
import { Client } from '../../tests/support/client.ts'
import { director } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'

const A_SECOND = 200
const SECONDS = 10

/** S26: a crowd of invented sign-ins, each from a network of its own, and the director among them. */
export async function signInCrowd(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-crowd-'))
  const api = await ApiProcess.started({
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: director.email,
      ADMIN_PASSWORD: director.password,
      DEMO: '0',
      QUEUE_WORKER: '0',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '--max-old-space-size=256',
    },
  })
  const signIn = async (body: object, network: string) => {
    const client = new Client(api.origin)
    const headers = { 'X-Forwarded-For': network }
    try {
      return (await client.call('/api/auth/login', { method: 'POST', body, headers })).status
    } finally {
      client.close()
    }
  }
  const enter = () => signIn(director, '203.0.113.7')
  try {
    let entered = Number((await enter()) === 200)
    const statuses: Record<number, number> = {}
    let slowest = 0
    const crowd: Promise<void>[] = []
    for (let second = 0; second < SECONDS; second += 1) {
      for (let at = 0; at < A_SECOND; at += 1) {
        const body = { email: `stranger${at}@mail.example`, password: 'an invented one' }
        const network = `2001:db8:${second.toString(16)}:${at.toString(16)}::1`
        crowd.push(
          signIn(body, network).then((status) => {
            statuses[status] = (statuses[status] ?? 0) + 1
          })
        )
      }
      const begun = performance.now()
      entered += Number((await enter()) === 200)
      slowest = Math.max(slowest, performance.now() - begun)
      await pause(Math.max(0, 1000 - (performance.now() - begun)))
    }
    await Promise.all(crowd)
    const told = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
    return {
      holds: entered === SECONDS + 1 && slowest <= 2_000 && api.isRunning,
      seen: `${A_SECOND} invented sign-ins a second for ${SECONDS} s (${told.join(', ')}): the director in ${entered - 1} of ${SECONDS} times, at most ${slowest.toFixed(0)} ms, heap of 256 MB`,
    }
  } finally {
    await api.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
