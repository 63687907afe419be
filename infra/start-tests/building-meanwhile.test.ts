import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { freePort } from '../start/free-port.ts'
import { director } from '../tests/support/academy.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'academy-building-'))
const copies = join(folder, 'node_modules', '.cache', 'academy')
const builds = ['api/build', 'site/dist', 'admin/dist', 'infra/dist']
const running = new Set<ChildProcess>()

/** The checkout with its builds and packages, in which building does nothing: it is built. */
function copyCheckout() {
  for (const part of [...builds, 'infra/start', 'package-lock.json']) {
    cpSync(join(project, part), join(folder, part), { recursive: true })
  }
  const bin = join(folder, 'node_modules', '.bin')
  mkdirSync(bin, { recursive: true })
  cpSync(join(project, 'node_modules/.academy-install'), join(bin, '../.academy-install'))
  for (const [from, to] of [
    ['node_modules', join(bin, '..')],
    ['node_modules/.bin', bin],
  ] as const) {
    for (const name of readdirSync(join(project, from))) {
      if (name.startsWith('.') || name === 'turbo') continue
      symlinkSync(join(project, from, name), join(to, name))
    }
  }
  symlinkSync(join(project, 'node_modules/turbo'), join(bin, '../turbo'))
  writeFileSync(join(bin, 'turbo'), '#!/bin/sh\n', { mode: 0o755 })
}

/** `npm start`; resolves when it is open. */
async function start() {
  const port = await freePort()
  const child = spawn('node', [join(folder, 'infra/start/start.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: director.email,
      ADMIN_PASSWORD: director.password,
      SHUTDOWN_DRAIN_MS: '0',
      // What pictures are worked on with is no part of this.
      QUEUE_WORKER: '0',
    },
  })
  running.add(child)
  const ended = once(child, 'exit').then(() => assert.fail('It stopped before it was open.'))
  for (let said = ''; !said.includes('The academy is open');) {
    const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
    said += chunk
  }
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop }
}

async function read(address: string) {
  const answer = await fetch(address)
  return { status: answer.status, text: await answer.text() }
}

describe('npm start', () => {
  before(copyCheckout)
  after(() => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  test('serves everything while it is built again', async () => {
    const { origin, stop } = await start()
    for (const build of builds) {
      rmSync(join(folder, build), { recursive: true })
      mkdirSync(join(folder, build))
    }

    const map = await read(`${origin}/sitemap.xml`)
    const pages = [...map.text.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path || '/'
    )
    assert.ok(pages.length > 10, `the site's map names ${pages.length} pages`)
    const paths = new Set([...pages, '/login', '/admin', '/api/tournaments', '/api/achievements'])
    // The same files make the pages of all items: one of each kind tells.
    const kinds = new Set<string>()
    for (const path of paths) {
      const kind = path.replace(/\/(updates|achievements)\/[^/.]+/, '/$1/…')
      if (kinds.has(kind)) continue
      kinds.add(kind)
      const { status, text } = await read(origin + path)
      assert.equal(status, 200, path)
      // What a page is made of, and what hangs on it.
      for (const [, part] of text.matchAll(/(?:src|href)="(\/[^"/#][^"#]*)"/g)) {
        paths.add(part!.replaceAll('&amp;', '&'))
      }
    }
    for (const kind of ['/_astro/', '/admin/assets/', '/updates/…', '/hi/achievements/…']) {
      assert.ok(
        [...kinds].some((one) => one.startsWith(kind)),
        kind
      )
    }

    for (const path of ['/no-such-page', '/updates/no-such-item']) {
      const { status, text } = await read(origin + path)
      assert.equal(status, 404, path)
      assert.match(text, /Page Not Found/, path)
    }
    const signedIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(director),
    })
    assert.equal(signedIn.status, 200)
    await stop()
  })

  test('leaves one copy behind at most, and the next start takes it away', async () => {
    for (const build of builds) {
      rmSync(join(folder, build), { recursive: true })
      cpSync(join(project, build), join(folder, build), { recursive: true })
    }
    const left = readdirSync(copies)
    assert.equal(left.length, 1)
    const first = await start()
    const second = await start()
    assert.deepEqual(readdirSync(copies).sort(), [String(first.pid), String(second.pid)].sort())
    assert.equal((await read(`${first.origin}/updates`)).status, 200)
    await Promise.all([first.stop(), second.stop()])
  })
})
