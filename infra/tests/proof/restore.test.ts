import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { startAcademy } from '../support/academy.ts'
import { Client } from '../support/client.ts'
import { photograph } from '../support/pictures.ts'

const WRITERS = 4
const PATIENCE_SECONDS = 60
const project = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

/** As a person types it. */
const ace = (data: string, ...args: string[]) =>
  run('npm', ['run', '--silent', 'ace', '--', ...args], {
    cwd: project,
    env: { ...process.env, DATA_DIR: data },
  })

/** From the restored database: a public list shows its first page only. */
function readTournaments(data: string) {
  const database = new DatabaseSync(join(data, 'academy.sqlite'), { readOnly: true })
  const rows = database.prepare('select id, title from tournaments').all()
  database.close()
  return rows as { id: string; title: string }[]
}

test('a backup made while people write restores on an empty machine', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-restore-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { DEMO: '0', LIMIT_CONTACT_TOTAL: '100000', LIMIT_CONTACT_ADDRESS: '100000' }
  const lost = await startAcademy(settings)
  context.after(() => lost.stop())

  const client = new Client(lost.origin)
  const token = await client.signIn()
  const picture = await photograph(96, 72)
  const written: string[] = []
  let isOver = false
  const work = Array.from({ length: WRITERS }, async (_, index) => {
    const writer = new Client(lost.origin)
    for (let count = 0; !isOver; count += 1) {
      const title = `Open ${index} ${count}`
      const { status, text } = await writer.publish(token, title, true, undefined, picture)
      assert.equal(status, 201, text)
      written.push(title)
    }
    writer.close()
  })
  while (written.length < 40) await new Promise((resolve) => setTimeout(resolve, 50))

  const before = [...written]
  const file = join(folder, 'academy.tar.gz')
  await ace(lost.folder, 'backup:create', file)
  isOver = true
  await Promise.all(work)
  assert.ok(written.length > before.length, 'nothing was written during the backup')
  const all = new Set(written)
  await lost.stop()

  const data = join(folder, 'data')
  const begun = performance.now()
  await ace(data, 'backup:restore', file)
  const academy = await startAcademy({ ...settings, DATA_DIR: data })
  context.after(() => academy.stop())
  const seconds = (performance.now() - begun) / 1000

  const visitor = new Client(academy.origin)
  await visitor.signIn()
  const restored = readTournaments(data)
  const titles = new Set(restored.map(({ title }) => title))
  context.diagnostic(
    `${before.length} before the backup, ${titles.size} in it, back after ${seconds.toFixed(1)} s`
  )
  assert.equal(titles.size, restored.length, 'one is there twice')
  assert.deepEqual(
    [...titles].filter((title) => !all.has(title)),
    []
  )
  assert.deepEqual(
    before.filter((title) => !titles.has(title)),
    []
  )
  for (const { id, title } of restored) {
    const { text } = await visitor.call(`/api/tournaments/${id}`)
    const { banner } = (JSON.parse(text) as { data: { banner: string } }).data
    const answer = await fetch(academy.origin + banner)
    assert.equal(answer.status, 200, title)
    await sharp(await answer.arrayBuffer()).stats()
  }
  assert.ok(seconds <= PATIENCE_SECONDS, `it took ${seconds} s`)
})
