import assert from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { compiled, director } from '../support/academy.ts'
import { BUILDS, freshCheckout } from '../support/checkout.ts'
import { Client } from '../support/client.ts'
import { freePort } from '../support/free-port.ts'

const running = new Set<ChildProcess>()
let checkout: Awaited<ReturnType<typeof freshCheckout>>

before(async () => {
  checkout = await freshCheckout()
})
after(async () => {
  await Promise.all([...running].map(stop))
  checkout.remove()
})

/** Its output ends with the server, which outlives npm for a moment and needs its files until then. */
async function stop(child: ChildProcess) {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}

/** Drawing the pictures of the demo content would take longer than all the rest. */
const settings = { DEMO: '0', QUEUE_WORKER: '0', SHUTDOWN_DRAIN_MS: '0' }

/** Has the clone built, and settings written. */
function prepareStarts() {
  checkout.addBuilds()
  // It is built: building does nothing.
  const turbo = join(checkout.folder, 'node_modules/.bin/turbo')
  rmSync(turbo)
  writeFileSync(turbo, '#!/bin/sh\n', { mode: 0o755 })
  const variables = {
    ...settings,
    DATA_DIR: join(checkout.folder, 'data'),
    ADMIN_EMAIL: director.email,
    ADMIN_PASSWORD: director.password,
    // The environment overrules it.
    PORT: '1',
  }
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(checkout.folder, '.env'), lines.join(''))
}

/** `npm start`; resolves when it is open. */
async function start() {
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    cwd: checkout.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(port), NODE_COMPILE_CACHE: compiled },
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  const ended = once(child, 'exit').then(() => assert.fail('It stopped before it was open.'))
  for (let output = ''; !output.includes('The academy is open');) {
    const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
    output += chunk
  }
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(child) }
}

async function publishItems(origin: string) {
  const client = new Client(origin)
  const token = await client.signIn()
  assert.equal((await client.publish(token, 'Served Open')).status, 201)
  const form = new FormData()
  for (const name of ['title', 'studentName', 'description', 'location']) form.set(name, 'Served')
  form.set('date', '2026-03-01')
  assert.equal((await client.send('POST', '/api/achievements', form, token)).status, 201)
  client.close()
}

async function read(address: string) {
  const answer = await fetch(address)
  return { status: answer.status, text: await answer.text() }
}

test('two starts serve copies of their own, while the project is built again', async () => {
  prepareStarts()
  const copies = join(checkout.folder, 'node_modules/.cache/academy')
  const { pid: ended } = spawnSync('true')
  mkdirSync(join(copies, String(ended)), { recursive: true })
  const first = await start()
  const second = await start()
  assert.equal(readdirSync(copies).length, 2)
  assert.ok(!readdirSync(copies).includes(String(ended)), 'the copy of an ended one is removed')
  for (const build of BUILDS) {
    renameSync(join(checkout.folder, build), join(checkout.folder, `${build}-aside`))
    mkdirSync(join(checkout.folder, build))
  }

  await publishItems(first.origin)
  const paths = new Set([
    '/',
    '/hi/achievements',
    '/updates',
    '/puzzle',
    '/admin',
    '/api/tournaments',
  ])
  for (const path of paths) {
    const { status, text } = await read(first.origin + path)
    assert.equal(status, 200, path)
    // What a page is made of, and the pages it links to, one of each kind.
    for (const [, part] of text.matchAll(/(?:src|href)="(\/[^"/#?][^"#?]*)/g)) {
      const kind = part!.replace(/\/(updates|achievements|puzzle)\/[^/.]+/, '/$1/…')
      if (kind === part || ![...paths].some((one) => one.startsWith(kind.split('…')[0]!))) {
        paths.add(part!)
      }
    }
  }
  for (const begin of ['/_astro/', '/admin/assets/', '/updates/', '/hi/achievements/']) {
    assert.ok(
      [...paths].some((one) => one.startsWith(begin)),
      begin
    )
  }
  assert.equal((await read(`${first.origin}/no-such-page`)).status, 404)
  assert.match((await read(`${second.origin}/updates`)).text, /Served Open/)
  await Promise.all([first.stop(), second.stop()])
})
