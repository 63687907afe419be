import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../trial/client.ts'
import { Installation } from '../../trial/installation.ts'
import type { Outcome } from '../outcome.ts'

/** The promise asks for 30; `PROOF_SOAK_MINUTES=30 npm run proof -- R15` gives it them. */
export const SOAK_MINUTES = Number(process.env.PROOF_SOAK_MINUTES ?? 4)
const A_SECOND = 50
const CLIENTS = 10

const residentMB = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** R15: fifty requests a second for minutes; nothing may grow. */
export async function soak(): Promise<Outcome> {
  const academy = await Installation.deployed(
    {},
    { LIMIT_CONTACT_ADDRESS: '100000', LIMIT_CONTACT_EMAIL: '100000' }
  )
  try {
    const token = await new Client(academy.origin).signIn()
    let requests = 0
    let failed = 0
    let isOver = false
    const paths = ['/', '/updates', '/api/tournaments', '/api/achievements', '/achievements']
    const load = Array.from({ length: CLIENTS }, async (_, index) => {
      const client = new Client(academy.origin)
      for (let turn = index; !isOver; turn += 1) {
        const next = pause((CLIENTS / A_SECOND) * 1000)
        const call =
          turn % 25 === 0
            ? client.write(`Visitor ${index} ${turn}`, `A message, number ${turn}.`)
            : turn % 10 === 0
              ? client.call('/api/contacts', { token })
              : client.call(`${paths[turn % paths.length]}?q=${turn % 3 ? '' : turn}`)
        const { status } = await call.catch(() => ({ status: 0 }))
        if (status === 0 || status >= 500) failed += 1
        requests += 1
        await next
      }
      client.close()
    })

    const pids = academy.servingPorts.map((port) => academy.pidOf(`web-${port}`))
    const sample = () => ({
      resident: pids.reduce((sum, pid) => sum + residentMB(pid), 0),
      files: pids.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0),
    })
    const samples: ReturnType<typeof sample>[] = []
    const end = Date.now() + SOAK_MINUTES * 60_000
    while (Date.now() < end) {
      await pause(2000)
      samples.push(sample())
    }
    isOver = true
    await Promise.all(load)
    // The first quarter warms up: code is compiled, caches fill.
    const warm = samples.slice(Math.floor(samples.length / 4))
    const third = Math.floor(warm.length / 3)
    const early = mean(warm.slice(0, third).map(({ resident }) => resident))
    const late = mean(warm.slice(-third).map(({ resident }) => resident))
    const growth = (late / early - 1) * 100
    const files =
      Math.max(...warm.map((one) => one.files)) - Math.min(...warm.map((one) => one.files))
    const log = statSync(join(academy.data, 'academy.sqlite-wal')).size / 1024 / 1024
    const temporary = readdirSync(join(academy.data, 'tmp')).length
    return {
      // An hour's slope cannot be read from minutes: over them, memory may breathe by a tenth.
      holds: failed === 0 && growth <= 10 && files <= 10 && log <= 64 && temporary === 0,
      seen:
        `${SOAK_MINUTES} min instead of 30, ${requests} requests, ${failed} failed; memory of both processes ` +
        `${early.toFixed(0)} → ${late.toFixed(0)} MB (${growth.toFixed(1)} %), open files within ${files}, ` +
        `log of the database ${log.toFixed(1)} MB, ${temporary} temporary files`,
    }
  } finally {
    academy.remove()
  }
}
