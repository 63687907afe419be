import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { nameOfProcess } from '../../start/processes.mjs'

const start = fileURLToPath(new URL('../../start', import.meta.url))

/** Installs for as long as the test wants, and fails if another one installs at the same time. */
const NPM = `#!/bin/sh
[ "$1" = ci ] || exit 0
mkdir installing || exit 1
while [ ! -e finish ]; do sleep 0.05; done
mkdir -p node_modules/.bin node_modules/get-port api/build site/dist admin/dist
echo 'module.exports = async () => 1' > node_modules/get-port/index.js
printf '#!/bin/sh\\n[ "$2" = build ] || echo served\\n' > node_modules/.bin/turbo
printf '#!/bin/sh\\necho served\\n' > node_modules/.bin/node
chmod +x node_modules/.bin/*
rmdir installing
echo once >> installed
`

function project(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-starts-'))
  t.after(() => rmSync(folder, { recursive: true }))
  cpSync(start, join(folder, 'infra/start'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'package.json'), '{ "allowScripts": { "sqlite3": true } }')
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), NPM, { mode: 0o755 })

  /** @param fileBlocks how large a file may be written, in half kilobytes */
  const run = (name: string, { fileBlocks }: { fileBlocks?: number } = {}) => {
    const limit = fileBlocks ? `ulimit -f ${fileBlocks}; trap '' XFSZ;` : ''
    const command = `${limit} exec "$0" "$1"`
    const child = spawn(
      'sh',
      ['-c', command, process.execPath, join(folder, 'infra/start', name)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
      }
    )
    t.after(() => child.kill('SIGKILL'))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += chunk))
    }
    const exit = once(child, 'close').then(([code]) => ({ code: code as number, output }))
    return { exit, hasSaid: (text: string) => output.includes(text) }
  }
  const at = (path: string) => join(folder, path)
  return { run, at }
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await sleep(20)
}

for (const [first, second] of [
  ['start.mjs', 'start.mjs'],
  ['start.mjs', 'ace.mjs'],
  ['dev.mjs', 'start.mjs'],
] as const) {
  test(
    `${second} waits while ${first} installs in the same folder`,
    { timeout: 20_000 },
    async (t) => {
      const { run, at } = project(t)
      const one = run(first)
      await until(() => existsSync(at('installing')))
      const two = run(second)
      await until(() => two.hasSaid('is installing or building in this folder: waiting for it'))
      writeFileSync(at('finish'), '')
      for (const { code, output } of [await one.exit, await two.exit]) {
        assert.equal(code, 0, output)
        assert.match(output, /served/)
      }
      assert.equal(existsSync(at('.installing')), false)
    }
  )
}

test('a lock left by a killed process is ignored', { timeout: 20_000 }, async (t) => {
  const { run, at } = project(t)
  const killed = spawn(process.execPath, ['--version'])
  await once(killed, 'close')
  symlinkSync(String(killed.pid), at('.installing'))
  writeFileSync(at('finish'), '')
  assert.equal((await run('dev.mjs').exit).code, 0)
})

for (const [what, text] of [
  ['of another process with the same number', `${process.pid}-1`],
  ['of a number alone', String(process.pid)],
  ['that says nothing', 'nothing'],
] as const) {
  test(`a lock ${what} is ignored`, { timeout: 20_000 }, async (t) => {
    const { run, at } = project(t)
    symlinkSync(text, at('.installing'))
    writeFileSync(at('finish'), '')
    assert.equal((await run('dev.mjs').exit).code, 0)
  })
}

test('a copy that cannot be written is refused with one sentence, and nothing is left', async (t) => {
  const { run, at } = project(t)
  mkdirSync(at('admin/dist'), { recursive: true })
  writeFileSync(at('finish'), '')
  // Of all that is copied, this alone is larger than a file may be.
  writeFileSync(at('admin/dist/app.js'), 'x'.repeat(600_000))
  const { code, output } = await run('start.mjs', { fileBlocks: 256 }).exit
  assert.equal(code, 1)
  assert.match(output, /The build could not be copied below node_modules: .*\n$/)
  assert.doesNotMatch(output, / at /)
  assert.deepEqual(readdirSync(at('node_modules/.cache/academy')), [])
})

test('packages are not replaced while a process serves from the folder', async (t) => {
  const { run, at } = project(t)
  const name = nameOfProcess(process.pid)
  mkdirSync(at(`node_modules/.cache/academy/${name}`), { recursive: true })
  const { code, output } = await run('start.mjs').exit
  assert.equal(code, 1)
  assert.equal(
    output,
    `Process ${process.pid} serves from this folder, whose packages have changed: stop it first.\n`
  )
})
