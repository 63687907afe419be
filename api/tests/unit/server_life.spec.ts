import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { ace } from '#tests/ace'
import { start, temporaryFolder, untilAnswers, untilOver } from '#tests/child'
import { isPostgres } from '#tests/child_database'
import { freePort } from '#tests/free_port'
import { outside } from '#tests/outside'
import { runCommandAt } from '#tests/run_command_at'
import { until } from '#tests/until'

const PORT = String(await freePort())
const ADDRESS = `http://127.0.0.1:${PORT}`
const second = { email: 'second@academy.example', password: 'a knight on the rim' }
const FORM = { name: 'Sunita', email: 'sunita@mail.example', message: 'Is there a place left?' }
/** A message whose last bytes come later; resolves `status` with the answer's. */
function slowMessage() {
  const body = JSON.stringify(FORM)
  const sent = request(`${ADDRESS}/api/contacts`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    sent.on('error', reject)
  })
  sent.flushHeaders()
  return {
    /** The server has it and waits for the rest. */
    isOpen: once(sent, 'continue'),
    status,
    finish: () => sent.end(body),
  }
}

const isRefused = () =>
  fetch(`${ADDRESS}/api/health`).then(
    () => false,
    () => true
  )

/** What a restore is refused with, which looks at nothing else before. */
async function restoring(DATA_DIR: string) {
  const { output } = await runCommandAt({ DATA_DIR }, 'backup:restore', ['/nowhere', '--force'])
  return output
}

test.group('Server', () => {
  test('keeps a restore out, lets a command make a director, stops being ready, finishes what is open and empties the WAL', async ({
    assert,
    cleanup,
  }) => {
    const DATA_DIR = temporaryFolder()
    const server = start(['bin/server.ts'], { DATA_DIR, PORT, SHUTDOWN_DRAIN_MS: '60000' })
    cleanup(() => void server.kill('SIGKILL'))
    await untilAnswers(`${ADDRESS}/api/health`)
    assert.equal(statSync(join(DATA_DIR, 'app.key')).mode & 0o777, 0o600)
    if (!isPostgres) assert.include(await restoring(DATA_DIR), 'Something serves this database')

    const settings = { DATA_DIR, NEW_PASSWORD: second.password }
    const made = await ace(['admin:create', `--email=${second.email}`], settings)
    assert.deepEqual(made, { code: 0, text: `[ success ] ${second.email} can sign in now` })
    const signedIn = await fetch(`${ADDRESS}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(second),
    })
    assert.equal(signedIn.status, 200)

    const file = join(DATA_DIR, 'academy.sqlite')
    // Another program keeps the log from being removed with the last connection.
    const other = isPostgres ? undefined : new DatabaseSync(file)
    other?.exec('select * from users')

    const message = slowMessage()
    await message.isOpen
    server.kill('SIGTERM')
    // A second press changes nothing.
    server.kill('SIGTERM')
    const unready = await until(async () => {
      const ready = await fetch(`${ADDRESS}/api/health/ready`)
      return ready.status === 503 && ready
    })
    assert.deepEqual(await unready.json(), { status: 'stopping', checks: [] })
    const list = await fetch(`${ADDRESS}/api/tournaments`)
    assert.equal(list.status, 200)
    assert.equal(list.headers.get('connection'), 'close')

    const exit = once(server, 'exit')
    server.kill('SIGINT')
    await until(isRefused)
    message.finish()
    assert.equal(await message.status, 201)
    assert.deepEqual(await exit, [0, null], server.text)
    const [row] = await outside(DATA_DIR, 'select count(*) as count from contact_messages')
    assert.equal(Number(row!.count), 1)
    if (other) {
      assert.equal(statSync(`${file}-wal`).size, 0)
      other.close()
      assert.isFalse(existsSync(`${file}-wal`))
      assert.include(await restoring(DATA_DIR), 'There is no backup')
    }
  })

  test('ends at once and in silence when it is stopped while it starts: {$self}')
    .with(['SIGTERM', 'SIGINT'] as const)
    .run(async ({ assert, cleanup }, signal) => {
      const DATA_DIR = temporaryFolder()
      // Another process prepares the database.
      const other = new DatabaseSync(join(DATA_DIR, 'start.lock'))
      cleanup(() => other.close())
      other.exec('BEGIN EXCLUSIVE')
      const child = start(['bin/server.ts'], { DATA_DIR, PORT, DB_CONNECTION: 'sqlite' })
      cleanup(() => void child.kill('SIGKILL'))
      await until(() => existsSync(join(DATA_DIR, 'serving.lock')))
      child.kill(signal)
      await untilOver(child)
      assert.deepEqual([child.exitCode, child.text], [0, ''])
    })
})
