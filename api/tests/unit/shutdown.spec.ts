import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers } from '#tests/child'
import { isPostgres } from '#tests/child_database'
import { until } from '#tests/until'
import { freePort } from '#tests/free_port'

const PORT = String(await freePort())
const ADDRESS = `http://127.0.0.1:${PORT}`
const FORM = { name: 'Sunita', email: 'sunita@mail.example', message: 'Is there a place left?' }

/** A message whose last bytes come later; resolves `status` with the answer's. */
function slowMessage() {
  const body = JSON.stringify(FORM)
  const sent = request(`${ADDRESS}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    sent.on('error', reject)
  })
  sent.write(body.slice(0, 20))
  return { status, finish: () => sent.end(body.slice(20)) }
}

const isRefused = () =>
  fetch(`${ADDRESS}/api/health`).then(
    () => false,
    () => true
  )

test.group('Shutdown', () => {
  test('answers open requests, refuses new ones, empties the WAL', async ({ assert, cleanup }) => {
    const folder = temporaryFolder()
    const child = start(['bin/server.ts'], { DATA_DIR: folder, PORT, SHUTDOWN_DRAIN_MS: '300' })
    cleanup(() => void child.kill('SIGKILL'))
    await untilAnswers(`${ADDRESS}/api/health`)
    const file = join(folder, 'academy.sqlite')
    // Another program keeps the log from being removed with the last connection.
    const other = isPostgres ? undefined : new DatabaseSync(file)
    other?.exec('select * from users')

    const message = slowMessage()
    await new Promise((resolve) => setTimeout(resolve, 200))
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    // A second press changes nothing.
    child.kill('SIGTERM')
    await until(isRefused)
    message.finish()
    assert.equal(await message.status, 201)
    assert.deepEqual(await exit, [0, null], child.text)
    if (!other) return
    assert.equal(statSync(`${file}-wal`).size, 0)
    const { count } = other.prepare('select count(*) as count from contact_messages').get()!
    assert.equal(count, 1)
    other.close()
    assert.isFalse(existsSync(`${file}-wal`))
  })
})
