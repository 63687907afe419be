import { DatabaseSync } from 'node:sqlite'
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../trial/client.ts'
import { freePorts } from '../../trial/free-port.ts'
import { Installation } from '../../trial/installation.ts'
import type { Outcome } from '../outcome.ts'

const KILLS = 30
const WRITERS = 8

/** R1: the process is killed again and again while messages and tournaments are being saved. */
export async function crash(): Promise<Outcome> {
  const academy = await Installation.deployed()
  let child: ChildProcess | undefined
  try {
    const [port = 0] = await freePorts(1)
    const origin = `http://127.0.0.1:${port}`
    const start = () => {
      child = spawn(join(academy.release, 'node_modules/.bin/node'), ['bin/server.js'], {
        cwd: join(academy.release, 'api/build'),
        env: academy.environment({ PORT: String(port), QUEUE_WORKER: '0' }),
        stdio: 'ignore',
      })
    }
    const isUp = () =>
      new Client(origin).call('/api/health', { patience: 500 }).then(
        ({ status }) => status === 200,
        () => false
      )
    const untilUp = async () => {
      while (!(await isUp())) await pause(20)
    }

    start()
    await untilUp()
    const token = await new Client(origin).signIn()
    const acknowledged = { messages: [] as string[], tournaments: [] as string[] }
    let isOver = false
    let count = 0
    const writers = Array.from({ length: WRITERS }, async () => {
      const client = new Client(origin)
      while (!isOver) {
        count += 1
        const name = `Writer ${count}`
        try {
          if (count % 3 === 0) {
            const { status } = await client.publish(token, name)
            if (status === 201) acknowledged.tournaments.push(name)
          } else {
            const body = {
              name,
              email: `visitor${count}@visitor.example`,
              message: `A message, number ${count}.`,
            }
            // Each visitor has addresses of their own, or the limiter would end the trial.
            const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
            const headers = { 'X-Forwarded-For': from }
            const { status } = await client.call('/api/contacts', { method: 'POST', body, headers })
            if (status === 201) acknowledged.messages.push(name)
          }
          await pause(5)
        } catch {
          await pause(20)
        }
      }
      client.close()
    })

    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(100 + Math.random() * 400)
      child!.kill('SIGKILL')
      await new Promise((resolve) => child!.once('exit', resolve))
      start()
      await untilUp()
    }
    isOver = true
    await Promise.all(writers)
    child!.kill('SIGKILL')

    const database = new DatabaseSync(join(academy.data, 'academy.sqlite'), { readOnly: true })
    const column = (query: string) =>
      new Set(
        database
          .prepare(query)
          .all()
          .map(({ value }) => String(value))
      )
    const messages = column('select name as value from contact_messages')
    const tournaments = column('select title as value from tournaments')
    const integrity = database.prepare('PRAGMA integrity_check').get()!.integrity_check
    const faults = database.prepare('PRAGMA foreign_key_check').all().length
    database.close()
    const lost =
      acknowledged.messages.filter((name) => !messages.has(name)).length +
      acknowledged.tournaments.filter((name) => !tournaments.has(name)).length
    const total = acknowledged.messages.length + acknowledged.tournaments.length
    return {
      holds: total > 300 && lost === 0 && integrity === 'ok' && faults === 0,
      seen: `${KILLS} kills, ${total} acknowledged (${acknowledged.messages.length} messages), ${lost} lost, integrity ${integrity}, ${faults} broken references`,
    }
  } finally {
    child?.kill('SIGKILL')
    academy.remove()
  }
}
