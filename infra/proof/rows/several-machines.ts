import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../test/postgres.mjs'
import { Client } from '../../tests/support/client.ts'
import { freePorts } from '../../start/free-port.ts'
import { Installation } from '../../tests/support/installation.ts'
import { MailServer } from '../../tests/support/mail-server.ts'
import { askPostgres } from '../../tests/support/postgres-rows.ts'
import { startBucket } from '../../tests/support/picture-bucket.ts'
import { photograph } from '../../tests/support/pictures.ts'
import type { Outcome } from '../outcome.ts'

const VISITORS = 12
const RECIPIENT = 'coach@academy.example'

/** A process as another machine runs it: the same release and settings, a disk of its own. */
function start(
  academy: Installation,
  args: string[],
  folder: string,
  more: Record<string, string>
) {
  return spawn(join(academy.release, 'node_modules/.bin/node'), args, {
    cwd: join(academy.release, folder),
    env: academy.environment({ QUEUE_WORKER: '0', ...more }),
    stdio: 'ignore',
  })
}

/**
 * Beyond one machine, as infra/docs/outgrow.md says, with processes in place of machines: PostgreSQL
 * for rows, queue and limits, a bucket for pictures. One machine dies under load.
 */
export async function severalMachines(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-machines-'))
  const postgres = await startPostgres({ isDurable: true })
  const bucket = await startBucket(join(folder, 'bucket'))
  const mail = new MailServer()
  await mail.start()
  const ports = await freePorts(2)
  const children: ChildProcess[] = []
  let academy: Installation | undefined
  try {
    academy = await Installation.deployed(
      { PICTURES: 'bucket', OTHER_MACHINES: ports.map((port) => `127.0.0.1:${port}`).join(' ') },
      {
        ...postgres.env,
        ...bucket.env,
        APP_KEY: randomBytes(24).toString('hex'),
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(mail.port),
        LIMIT_CONTACT_ADDRESS: '100000',
        LIMIT_CONTACT_EMAIL: '100000',
        // All to one recipient, who would else be sent a digest after twenty.
        LIMIT_MAILS_PER_HOUR: '100000',
      }
    )
    const one = academy
    const web = (port: number) =>
      start(one, ['infra/dist/serve.js'], '.', {
        PORT: String(port),
        DATA_DIR: join(folder, `machine-${port}`),
      })
    const machines = ports.map(web)
    children.push(...machines)
    children.push(
      start(one, ['ace.js', 'queue:work'], 'api/build', { DATA_DIR: join(folder, 'worker') })
    )
    for (const port of ports) {
      const client = new Client(`http://127.0.0.1:${port}`)
      const isUp = () =>
        client.call('/api/health').then(
          ({ status }) => status === 200,
          () => false
        )
      for (let attempt = 0; attempt < 300 && !(await isUp()); attempt += 1) await pause(100)
      client.close()
    }

    const director = new Client(academy.origin)
    const token = await director.signIn()
    await director.call('/api/settings/emails', {
      method: 'PUT',
      token,
      body: { emails: [RECIPIENT] },
    })
    const published = await director.publish(
      token,
      'Seen by all',
      true,
      undefined,
      await photograph()
    )
    const { banner } = (JSON.parse(published.text) as { data: { banner: string } }).data
    await pause(2500)

    const failures: string[] = []
    const acknowledged: string[] = []
    let requests = 0
    let isOver = false
    const pages = ['/', '/updates', '/api/tournaments', new URL(banner, academy.origin).pathname]
    const visitors = Array.from({ length: VISITORS }, async (_, index) => {
      const client = new Client(one.origin)
      for (let turn = 0; !isOver; turn += 1) {
        const path = pages[turn % pages.length]!
        try {
          if (turn % 3 === 0) {
            const name = `Visitor ${index} ${turn}`
            const { status, text } = await client.write(name, `A message of ${name}.`)
            if (status === 201) acknowledged.push(name)
            else failures.push(`message ${status} ${text.slice(0, 80)}`)
          } else {
            // Never from the kept copy: that one would not need the machines.
            const { status } = await client.call(turn % 2 ? `${path}?q=${turn}` : path)
            if (status !== 200) failures.push(`${path} ${status}`)
          }
          requests += 1
        } catch (error) {
          failures.push(String(error))
        }
        await pause(15)
      }
      client.close()
    })
    await pause(4000)
    machines[0]!.kill('SIGKILL')
    academy.kill('worker', 'SIGKILL')
    await pause(6000)
    children.push(web(ports[0]!))
    await pause(4000)
    isOver = true
    await Promise.all(visitors)

    const deadline = Date.now() + 120_000
    const waiting = () =>
      Number(
        askPostgres(postgres.env, "select count(*) from notifications where state = 'queued'")[0]
      )
    while (waiting() > 0 && Date.now() < deadline) await pause(1000)
    const stored = askPostgres(postgres.env, 'select name from contact_messages')
    const lost = acknowledged.filter((name) => !stored.includes(name)).length
    const doubled = stored.length - new Set(stored).size
    const unsent = waiting()
    const ids = mail.taken.map(({ messageId }) => messageId)
    const twice = ids.length - new Set(ids).size
    const silent = stored.length - new Set(ids).size
    return {
      // The mail server may have taken a mail whose worker was killed before it could say so.
      holds:
        failures.length + lost + doubled + unsent + silent === 0 &&
        twice <= 1 &&
        acknowledged.length > 100,
      seen:
        `4 web processes on 3 machines, 2 workers; one machine and one worker killed: ${requests} requests, ` +
        `${failures.length} failed${failures[0] ? ` (${failures[0]})` : ''}; ${acknowledged.length} messages, ` +
        `${lost} lost, ${doubled} stored twice; ${new Set(ids).size} mails, ${twice} sent twice (with the same Message-ID), ${unsent + silent} not sent`,
    }
  } finally {
    for (const child of children) child.kill('SIGKILL')
    academy?.remove()
    await mail.stop()
    await bucket.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
