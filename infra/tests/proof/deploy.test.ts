import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from '../support/client.ts'
import { Installation } from '../support/installation.ts'

const READERS = 20
const WRITERS = 10
const REQUESTS = 10_000
const PAGES = ['/', '/updates', '/api/tournaments', '/api/auth/profile', '/login']
const project = fileURLToPath(new URL('../../../', import.meta.url))

const migration = `import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  up() {
    this.schema.alterTable('tournaments', (table) => table.text('proof_note').nullable())
  }
  down() {
    this.schema.alterTable('tournaments', (table) => table.dropColumn('proof_note'))
  }
}
`

/** This checkout as the next release would be: with one more migration. */
function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'academy-next-'))
  execFileSync('cp', ['-al', join(project, 'node_modules'), folder])
  for (const part of ['api', 'admin', 'site', 'infra', 'package.json', 'package-lock.json']) {
    cpSync(join(project, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/\/(test-results|\.turbo)$/.test(file),
    })
  }
  const migrations = join(folder, 'api/build/database/migrations')
  const numbers = readdirSync(migrations).map((name) => Number.parseInt(name, 10) || 0)
  writeFileSync(join(migrations, `${Math.max(...numbers) + 1}_add_proof_note.js`), migration)
  return folder
}

test('four deploys while people read and write: no answer fails, nothing is lost or doubled', async (context) => {
  const academy = await Installation.deployed()
  context.after(() => academy.remove())
  const next = nextRelease()
  context.after(() => rmSync(next, { recursive: true, force: true }))
  const token = await new Client(academy.origin).signIn()
  const failures: string[] = []
  const published: string[] = []
  let requests = 0
  let isOver = false

  const load = (count: number, step: (client: Client, turn: number) => Promise<void>) =>
    Array.from({ length: count }, async (_, index) => {
      const client = new Client(academy.origin)
      for (let turn = index; !isOver; turn += 1) {
        await step(client, turn).catch((error) => failures.push(String(error)))
        requests += 1
      }
      client.close()
    })
  const work = [
    ...load(READERS, async (client, turn) => {
      const path = PAGES[turn % PAGES.length]!
      const { status } = await client.call(path, { token })
      if (status !== 200) failures.push(`GET ${path} answered ${status}`)
      await pause(10)
    }),
    ...load(WRITERS, async (client, turn) => {
      const title = `Trial ${turn} ${Math.random()}`
      const { status, text } = await client.publish(token, title, false)
      if (status === 201) published.push(title)
      else failures.push(`POST answered ${status} ${text}`)
      await pause(250)
    }),
  ]
  try {
    const deploys = [
      () => academy.deploy(next),
      () => academy.rollback(),
      () => academy.deploy(),
      () => academy.rollback(),
    ]
    for (const deploy of deploys) {
      await pause(1000)
      await deploy()
    }
    while (requests < REQUESTS && failures.length === 0) await pause(200)
  } finally {
    isOver = true
    await Promise.all(work)
  }

  context.diagnostic(`${requests} requests, ${published.length} of them writes`)
  assert.deepEqual(failures, [])
  const { text } = await new Client(academy.origin).call('/api/tournaments/admin', { token })
  const titles = (JSON.parse(text) as { data: { title: string }[] }).data.map(({ title }) => title)
  assert.deepEqual(titles.toSorted(), published.toSorted())
})
