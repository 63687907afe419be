import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from '../../start/processes.mjs'
import { freePort } from '../support/free-port.ts'
import { freshCheckout } from '../support/checkout.ts'

const director = { email: 'director@academy.example', password: 'knight-f3-and-bishop-c4' }
const builds = ['api/build', 'site/dist', 'admin/dist', 'infra/dist']
const running = new Set<ChildProcess>()
let checkout: Awaited<ReturnType<typeof freshCheckout>>

before(async () => {
  checkout = await freshCheckout({ builds: true })
  // It is built: building does nothing.
  const turbo = join(checkout.folder, 'node_modules/.bin/turbo')
  rmSync(turbo)
  writeFileSync(turbo, '#!/bin/sh\n', { mode: 0o755 })
  const settings = {
    DATA_DIR: join(checkout.folder, 'data'),
    ADMIN_EMAIL: director.email,
    ADMIN_PASSWORD: director.password,
    SHUTDOWN_DRAIN_MS: '0',
    QUEUE_WORKER: '0',
    // The environment overrules it.
    PORT: '1',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(checkout.folder, '.env'), lines.join(''))
})
after(() => {
  for (const child of running) child.kill('SIGTERM')
  checkout.remove()
})

/** `npm start`; resolves when it is open. */
async function start() {
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    cwd: checkout.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(port) },
  })
  running.add(child)
  const ended = once(child, 'exit').then(() => assert.fail('It stopped before it was open.'))
  for (let output = ''; !output.includes('The academy is open');) {
    const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
    output += chunk
  }
  // Its output ends with the server, which outlives npm for a moment.
  const stop = () => {
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    return closed
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

async function read(address: string) {
  const answer = await fetch(address)
  return { status: answer.status, text: await answer.text() }
}

test('npm start serves everything while the project is built again', async () => {
  const { origin, stop } = await start()
  for (const build of builds) {
    renameSync(join(checkout.folder, build), join(checkout.folder, `${build}-aside`))
    mkdirSync(join(checkout.folder, build))
  }

  const paths = new Set([
    '/',
    '/hi/achievements',
    '/updates',
    '/puzzle',
    '/admin',
    '/api/tournaments',
  ])
  for (const path of paths) {
    const { status, text } = await read(origin + path)
    assert.equal(status, 200, path)
    // What a page is made of, and the pages it links to, one of each kind.
    for (const [, part] of text.matchAll(/(?:src|href)="(\/[^"/#?][^"#?]*)/g)) {
      const kind = part!.replace(/\/(updates|achievements)\/[^/.]+/, '/$1/…')
      if (kind === part || ![...paths].some((one) => one.startsWith(kind.split('…')[0]!))) {
        paths.add(part!)
      }
    }
  }
  for (const start of ['/_astro/', '/admin/assets/', '/updates/', '/hi/achievements/']) {
    assert.ok(
      [...paths].some((one) => one.startsWith(start)),
      start
    )
  }
  assert.equal((await read(`${origin}/no-such-page`)).status, 404)
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(director),
  })
  assert.equal(signedIn.status, 200)
  await stop()

  for (const build of builds) {
    rmSync(join(checkout.folder, build), { recursive: true })
    renameSync(join(checkout.folder, `${build}-aside`), join(checkout.folder, build))
  }
})

test('two starts serve separate copies, and copies of stopped ones are removed', async () => {
  const copies = () => readdirSync(join(checkout.folder, 'node_modules/.cache/academy'))
  const left = copies()
  assert.equal(left.length, 1)
  // It has ended once the machine's first process has taken note of it.
  while (isRunning(Number(left[0]))) await sleep(20)
  const first = await start()
  const second = await start()
  assert.equal(copies().length, 2)
  assert.ok(!copies().includes(left[0]!))
  assert.equal((await read(`${first.origin}/updates`)).status, 200)
  await Promise.all([first.stop(), second.stop()])
})
