import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'

const READERS = 20
const WRITERS = 10
const REQUESTS = 10_000
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
  const last = readdirSync(migrations)
    .map((name) => Number.parseInt(name, 10) || 0)
    .sort((a, b) => b - a)[0]!
  writeFileSync(join(migrations, `${last + 1}_add_proof_note.js`), migration)
  return folder
}

/** R8: four switches of release, one with a migration, while visitors read and the director publishes. */
export async function deployUnderLoad(): Promise<Outcome> {
  const academy = await Installation.deployed()
  const next = nextRelease()
  try {
    const token = await new Client(academy.origin).signIn()
    const failures: string[] = []
    const published: string[] = []
    let requests = 0
    let isOver = false

    const load = (count: number, step: (client: Client, turn: number) => Promise<void>) =>
      Array.from({ length: count }, async (_, index) => {
        const client = new Client(academy.origin)
        for (let turn = index; !isOver; turn += 1) {
          try {
            await step(client, turn)
            requests += 1
          } catch (error) {
            failures.push(String(error))
          }
        }
        client.close()
      })

    const pages = ['/', '/updates', '/api/tournaments', '/api/auth/profile', '/login']
    const readers = load(READERS, async (client, turn) => {
      const path = pages[turn % pages.length]!
      const { status } = await client.call(path, { token })
      if (status !== 200) failures.push(`GET ${path} answered ${status}`)
      await pause(10)
    })
    const writers = load(WRITERS, async (client, turn) => {
      const title = `Trial ${turn} ${Math.random()}`
      const { status, text } = await client.publish(token, title, false)
      if (status === 201) published.push(title)
      else failures.push(`POST answered ${status} ${text}`)
      await pause(250)
    })

    const switches = [
      () => academy.deploy(next),
      () => academy.rollback(),
      () => academy.deploy(),
      () => academy.rollback(),
    ]
    for (const change of switches) {
      await pause(1000)
      await change()
    }
    while (requests < REQUESTS && failures.length === 0) await pause(200)
    isOver = true
    await Promise.all([...readers, ...writers])

    const { text } = await new Client(academy.origin).call('/api/tournaments/admin', { token })
    const titles = (JSON.parse(text) as { data: { title: string }[] }).data.map((one) => one.title)
    const lost = published.filter((title) => !titles.includes(title)).length
    const doubled = titles.length - new Set(titles).size
    return {
      holds: requests >= REQUESTS && failures.length === 0 && lost === 0 && doubled === 0,
      seen:
        `${requests} requests, ${published.length} writes, 4 switches, one with a migration: ` +
        `${failures.length} failed, ${lost} lost, ${doubled} doubled${failures[0] ? ` (${failures[0]})` : ''}`,
    }
  } finally {
    academy.remove()
    rmSync(next, { recursive: true, force: true })
  }
}
