import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import { Client } from '../tests/support/client.ts'
import { judge, median } from './judge.ts'
import { project, withServer } from './server.ts'

const SHOWN = 100

const autocannon = createRequire(import.meta.url).resolve('autocannon')

interface Cannon {
  requests: { average: number }
  non2xx: number
}

/** Requests a second. */
async function rateOf(address: string) {
  const args = [autocannon, '--json', '--connections', '16', '--duration', '1', address]
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0' }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  const { requests, non2xx } = JSON.parse(stdout) as Cannon
  if (non2xx > 0) throw new Error(`${address} failed ${non2xx} times.`)
  return requests.average
}

/** How many times as fast one address is as another: the median of rounds, each of which asks both. */
async function ratio(address: string, yardstick: string) {
  const ratios: number[] = []
  for (let round = 0; round < 14; round += 1) {
    const rate = await rateOf(address)
    const inRound = rate / (await rateOf(yardstick))
    // The first two rounds are for warming up.
    if (round > 1) ratios.push(inRound)
  }
  return median(ratios)
}

/** The yardstick: Fastify and better-sqlite3 answer the same query on the same rows. */
async function startFastify(file: string) {
  const database = new Database(file, { readonly: true })
  const names = database.prepare('select name from pragma_table_info(?)').pluck().all('tournaments')
  const shown = names.filter((name) => !/search|version|deleted|key/.test(String(name)))
  const list = database.prepare(
    `select ${shown.join(', ')} from tournaments where is_active = 1 and deleted_at is null
      order by created_at desc, id desc`
  )
  const server = Fastify()
  server.get('/', () => ({ data: list.all() }))
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const stop = () => server.close().then(() => database.close())
  return { address, stop }
}

export const serving = () =>
  withServer({ DEMO: '0', QUEUE_WORKER: '0' }, async (academy, origin) => {
    const file = join(project, 'site/dist/client/bench.json')
    const client = new Client(academy.origin)
    const token = await client.signIn()
    const description =
      'Seven rounds of rapid chess, with a prize for the best under nine. '.repeat(8)
    for (let count = 0; count < SHOWN; count += 1) {
      await client.publish(token, `Tournament ${count}`, true, description)
    }
    const list = '/api/tournaments'
    const fastify = await startFastify(join(academy.folder, 'academy.sqlite'))
    writeFileSync(file, (await client.call(list)).text)
    const toFile = await ratio(`${origin}${list}`, `${origin}/bench.json`).finally(() =>
      rmSync(file)
    )
    const toFastify = await ratio(`${academy.origin}${list}`, fastify.address)
    await fastify.stop()

    const visitor = new Client(origin)
    const seconds: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const title = `Published in round ${round}`
      await visitor.call('/updates')
      await client.publish(token, title)
      const began = performance.now()
      while (!(await visitor.call('/updates')).text.includes(title)) await pause(10)
      seconds.push((performance.now() - began) / 1000)
    }
    judge('List cached by nginx, to a file of its bytes', '≥', 0.95, toFile)
    judge('List of 100 from the API, to Fastify', '≥', 3, toFastify)
    judge('From published to publicly seen', '≤', 2, Math.max(...seconds), ' s')
  })
