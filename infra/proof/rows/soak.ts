import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { median } from '../../tests/support/quantiles.ts'
import { residentMB } from '../../tests/support/memory.ts'
import type { Outcome } from '../outcome.ts'

const MINUTES = 30
const A_SECOND = 50
const CLIENTS = 10
const SAMPLE_SECONDS = 2

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** How fast values grow that were taken every `SAMPLE_SECONDS`, in per cent an hour: least squares. */
function hourlySlope(values: number[]): number {
  const middle = mean([...values.keys()])
  const height = mean(values)
  let sloping = 0
  let spread = 0
  for (const [at, value] of values.entries()) {
    sloping += (at - middle) * (value - height)
    spread += (at - middle) ** 2
  }
  return ((sloping / spread) * (3600 / SAMPLE_SECONDS) * 100) / height
}

/** R15: fifty requests a second for minutes; nothing may grow. */
export async function soak(): Promise<Outcome> {
  const academy = await Installation.deployed(
    {},
    { LIMIT_CONTACT_ADDRESS: '100000', LIMIT_CONTACT_EMAIL: '100000' }
  )
  try {
    const token = await new Client(academy.origin).signIn()
    let requests = 0
    /** How often what failed. */
    const failed: Record<string, number> = {}
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
              ? client.call('/api/contacts?page=1', { token })
              : client.call(`${paths[turn % paths.length]}?q=${turn % 3 ? '' : turn}`)
        const { status } = await call.catch(() => ({ status: 0 }))
        if (status === 0 || status >= 500) {
          const what = `${turn % 25 === 0 ? 'messages' : 'reading'} ${status || 'unanswered'}`
          failed[what] = (failed[what] ?? 0) + 1
        }
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
    const end = Date.now() + MINUTES * 60_000
    while (Date.now() < end) {
      await pause(SAMPLE_SECONDS * 1000)
      samples.push(sample())
    }
    isOver = true
    await Promise.all(load)
    // The first quarter warms up: code is compiled, caches fill.
    const warm = samples.slice(Math.floor(samples.length / 4))
    const resident = warm.map((one) => one.resident)
    const slope = hourlySlope(resident)
    // Connections come and go; what stays open would be more and more.
    const third = Math.floor(warm.length / 3)
    const files =
      median(warm.slice(-third).map((one) => one.files)) -
      median(warm.slice(0, third).map((one) => one.files))
    const log = statSync(join(academy.data, 'academy.sqlite-wal')).size / 1024 / 1024
    const temporary = readdirSync(join(academy.data, 'tmp')).length
    const failures = Object.entries(failed).map(([what, count]) => `${count} × ${what}`)
    return {
      holds:
        failures.length === 0 && slope <= 5 && Math.abs(files) <= 5 && log <= 64 && temporary === 0,
      seen:
        `${MINUTES} min, ${requests} requests, ${failures.join(', ') || '0'} failed; memory of both processes ` +
        `${mean(resident).toFixed(0)} MB, ${slope.toFixed(1)} % an hour, ${files < 0 ? files : `+${files}`} open files, ` +
        `log of the database ${log.toFixed(1)} MB, ${temporary} temporary files`,
    }
  } finally {
    academy.remove()
  }
}
