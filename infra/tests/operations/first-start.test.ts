import assert from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { copyBuilt } from '../../start/served-copy.mjs'
import { compiled } from '../support/academy.ts'
import { freePort } from '../support/free-port.ts'

const folder = mkdtempSync(join(tmpdir(), 'academy-start-'))
const dataDir = join(folder, 'data')
const running = new Set<ChildProcess>()

let port: number
let first: ReturnType<typeof start>
before(async () => {
  port = await freePort()
  first = start({ PORT: String(port), SHUTDOWN_DRAIN_MS: '60000' })
  await untilOpen(first)
})
after(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function takePort() {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  return { port: (holder.address() as AddressInfo).port, release: () => holder.close() }
}

/** Starts the whole product as `npm start` does once it is built. */
function start(env: Record<string, string>) {
  const child = spawn('node', ['dist/serve.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '0',
      NODE_COMPILE_CACHE: compiled,
      ...env,
    },
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exit = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  return { child, exit, read: () => output.trim() }
}

async function untilOpen({ child, read }: ReturnType<typeof start>) {
  while (!read().includes('The academy is open')) {
    assert.equal(child.exitCode, null, `It stopped: ${read()}`)
    await pause(50)
  }
}

test('a trailing slash or .html redirects to the page, never to another host', async () => {
  // By `request`: `fetch` would rewrite the backslash.
  const ask = (path: string, headers = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, headers }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end()
    })
  for (const [path, status, location] of [
    ['/about/', 308, '/about'],
    ['/mr/about.html', 308, '/mr/about'],
    ['/index.html', 308, '/'],
    ['/mr/', 308, '/mr'],
    ['/updates/?q=rapid', 308, '/updates?q=rapid'],
    ['/mr/updates/open/poster/', 308, '/mr/updates/open/poster'],
    ['/nowhere/', 404, undefined],
    ['/.html', 404, undefined],
    ['//evil.example/', 404, undefined],
    ['/\\evil.example/', 404, undefined],
  ] as const) {
    const { statusCode, headers } = await ask(path)
    assert.deepEqual([statusCode, headers.location], [status, location], path)
  }
  const beyond = await ask('/robots.txt', { Range: 'bytes=100000-' })
  assert.deepEqual([beyond.statusCode, beyond.headers['content-encoding']], [416, undefined])
  for (const name of ['If-Match', 'If-Unmodified-Since']) {
    const value = name === 'If-Match' ? '"another"' : 'Thu, 01 Jan 1970 00:00:00 GMT'
    assert.equal((await ask('/robots.txt', { [name]: value })).statusCode, 200, name)
  }
  const [admin, withSlash] = [await ask('/admin'), await ask('/admin/')]
  const policy = (answer: IncomingMessage) => answer.headers['content-security-policy']
  assert.equal(policy(withSlash), policy(admin))
})

test('the first start creates a director, and shows the password only once', async () => {
  const shown = first.read()
  const email = shown.match(/Sign in as\s+(\S+)/)![1]!
  const password = shown.match(/with the password\s+(\S+)/)![1]!

  // Production waits before it closes, so that whoever sends visitors here can notice.
  first.child.kill('SIGTERM')
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(({ status }) => status)
  while ((await ready()) !== 503) await pause(50)
  const list = await fetch(`http://127.0.0.1:${port}/updates`)
  assert.equal(list.status, 200)
  assert.equal(list.headers.get('Content-Type'), 'text/html; charset=utf-8')
  first.child.kill('SIGINT')
  assert.equal(await first.exit, 0)

  const second = start({ PORT: String(port) })
  await untilOpen(second)
  assert.ok(!second.read().includes(password))
  const signedIn = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  assert.equal(signedIn.status, 200)
  second.child.kill('SIGINT')
  assert.equal(await second.exit, 0)
})

test('a server whose build and data were deleted under it still ends in order', async () => {
  const built = copyBuilt()
  const data = join(folder, 'deleted')
  const env = { BUILT_DIR: built, DATA_DIR: data, SHUTDOWN_DRAIN_MS: '0' }
  const server = start({ PORT: String(await freePort()), ...env })
  await untilOpen(server)
  for (const deleted of [built, data]) rmSync(deleted, { recursive: true })
  server.child.kill('SIGTERM')
  const late = pause(15_000, 'it runs on', { ref: false })
  assert.equal(await Promise.race([server.exit, late]), 0, server.read())
})

test('a taken port stops the start with one sentence and exit code 1', async () => {
  const taken = await takePort()
  const refused = start({ PORT: String(taken.port) })
  assert.equal(await refused.exit, 1)
  taken.release()
  assert.equal(
    refused.read(),
    `PORT ${taken.port} is taken by another program: stop it, or set PORT to another number.`
  )
})

test('an unusable DATA_DIR stops the start with one sentence and exit code 1', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  const refused = start({ PORT: String(await freePort()), DATA_DIR: join(file, 'data') })
  assert.equal(await refused.exit, 1)
  assert.match(refused.read(), /^DATA_DIR .+\.$/)
  assert.equal(refused.read().split('\n').length, 1)
})

test('an APP_URL that is no address stops `npm start` before it builds', () => {
  const { status, stdout, stderr } = spawnSync('node', ['infra/start/start.mjs'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, APP_URL: 'foo' },
    encoding: 'utf8',
  })
  const sentence = 'APP_URL must be an address such as https://academy.example, not "foo".\n'
  assert.deepEqual([status, stdout, stderr], [1, '', sentence])
})
