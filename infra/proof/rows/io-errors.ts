import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiProcess } from '../../tests/support/api-process.ts'
import { Client } from '../../tests/support/client.ts'
import { director } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'
import { needProgram } from '../program.ts'

const REQUESTS = 150
const FAULTS = {
  'EIO on every 7th fsync': 'fsync,fdatasync:error=EIO:when=7+7',
  'ENOSPC on every 53rd write': 'pwrite64:error=ENOSPC:when=53+53',
}

/** Lets a running process fail at some of its system calls, for as long as the work takes. */
async function injecting(pid: number, fault: string, work: () => Promise<void>) {
  const [calls] = fault.split(':')
  const tracer = spawn(
    'strace',
    [
      '-f',
      '-qq',
      '-o',
      '/dev/null',
      '-p',
      String(pid),
      '-e',
      `trace=${calls}`,
      '-e',
      `inject=${fault}`,
    ],
    { stdio: 'ignore' }
  )
  const gone = new Promise((resolve) => tracer.once('exit', resolve))
  try {
    await pause(500)
    await work()
  } finally {
    tracer.kill('SIGINT')
    await gone
  }
}

/** R3: what is acknowledged is stored, also while the disk answers with errors. */
export async function ioErrors(): Promise<Outcome> {
  needProgram('strace')
  const folder = mkdtempSync(join(tmpdir(), 'academy-io-'))
  const data = join(folder, 'data')
  const api = await ApiProcess.started({
    env: {
      ...process.env,
      DATA_DIR: data,
      ADMIN_EMAIL: director.email,
      ADMIN_PASSWORD: director.password,
      DEMO: '0',
      QUEUE_WORKER: '0',
      LOG_LEVEL: 'silent',
      LIMIT_CONTACT_ADDRESS: '100000',
      LIMIT_CONTACT_EMAIL: '100000',
    },
  })
  try {
    const seen: string[] = []
    let holds = true
    for (const [name, fault] of Object.entries(FAULTS)) {
      const client = new Client(api.origin)
      const acknowledged = new Set<string>()
      const refused = new Set<string>()
      const statuses: Record<string, number> = {}
      await injecting(api.pid, fault, async () => {
        for (let count = 0; count < REQUESTS; count += 1) {
          const who = `${name} ${count}`
          const { status } = await client
            .write(who, `A message, number ${count}.`)
            .catch(() => ({ status: 0 }))
          statuses[status] = (statuses[status] ?? 0) + 1
          if (status === 201) acknowledged.add(who)
          else refused.add(who)
        }
      })
      // The process may have died of it; on the server it is started again.
      const begun = performance.now()
      if (!api.isRunning) api.start()
      await api.untilUp(5)
      const back = performance.now() - begun
      const after = await client.write(`${name} after`, 'A message afterwards.')
      client.close()

      const database = new DatabaseSync(join(data, 'academy.sqlite'), { readOnly: true })
      const stored = new Set(
        database
          .prepare('select name from contact_messages')
          .all()
          .map((row) => String(row.name))
      )
      const integrity = database.prepare('PRAGMA integrity_check').get()!.integrity_check
      database.close()
      const lost = [...acknowledged].filter((who) => !stored.has(who)).length
      const ghosts = [...refused].filter((who) => stored.has(who)).length
      const honest = Object.keys(statuses).every((status) => /^(201|503|507)$/.test(status))
      holds &&=
        lost + ghosts === 0 &&
        honest &&
        refused.size > 0 &&
        acknowledged.size > 0 &&
        after.status === 201 &&
        integrity === 'ok'
      seen.push(
        `${name}: ${Object.entries(statuses)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', ')}, ${lost} acknowledged and lost, ${ghosts} refused and stored, ` +
          `then ${after.status} after ${(back / 1000).toFixed(1)} s, integrity ${String(integrity)}`
      )
    }
    return { holds, seen: seen.join('; ') }
  } finally {
    await api.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
