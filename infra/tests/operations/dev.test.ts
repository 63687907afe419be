import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { freshCheckout } from '../support/checkout.ts'

test('npm run dev serves site, admin and API on a clone with only the packages it installs', async (t) => {
  const { folder, remove } = await freshCheckout()
  const port = await freePort()
  const servers = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(folder, 'data') },
  })
  const ended = once(servers, 'close')
  let output = ''
  for (const stream of [servers.stdout, servers.stderr]) {
    stream.on('data', (chunk) => (output += chunk))
  }
  t.after(async () => {
    if (servers.kill('SIGTERM')) await ended
    remove()
  })

  const read = async (path: string) => {
    for (;;) {
      assert.equal(servers.exitCode, null, output)
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
      if (answer && answer.status < 500) return { status: answer.status, text: await answer.text() }
      await sleep(200)
    }
  }
  for (const [path, expected] of [
    ['/api/tournaments', /"data":/],
    ['/contact', /<form/],
    ['/login', /<script type="module"/],
  ] as const) {
    const { status, text } = await read(path)
    assert.equal(status, 200, `${path}: ${text.slice(0, 2000)}`)
    assert.match(text, expected)
  }
})
