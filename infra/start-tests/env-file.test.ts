import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'

const NAME = 'infra/start/env-file.mjs'
const file = fileURLToPath(new URL(`../../${NAME}`, import.meta.url))

function project(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-env-'))
  t.after(() => rmSync(folder, { recursive: true }))
  cpSync(file, join(folder, NAME))
  return {
    write: (text: string) => writeFileSync(join(folder, '.env'), text),
    /** What a script prints once the file was imported; `before` is done first. */
    run(script: string, before = '') {
      const program = `${before}
        const { envFileArgs } = await import('${join(folder, NAME)}')
        ${script}`
      return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
        env: { PORT: '9000' },
        encoding: 'utf8',
      }).trim()
    },
  }
}

const PRINT = 'console.log(process.env.PORT, process.env.DEMO)'

test('settings are read from .env, and those of the environment stay', (t) => {
  const { run, write } = project(t)
  assert.equal(run(PRINT), '9000 undefined')
  write('#LOG_LEVEL=warn\nPORT=1\nDEMO=0\n')
  assert.equal(run(PRINT), '9000 0')
})

test('where the Node of the machine cannot read it, the installed one does', (t) => {
  const { run, write } = project(t)
  const inChild = `const { spawnSync } = await import('node:child_process')
    spawnSync(process.execPath, [...envFileArgs, '-e', '${PRINT}'], { stdio: 'inherit' })`
  const asBefore2012 = 'delete process.loadEnvFile'
  assert.equal(run(inChild, asBefore2012), '9000 undefined')
  write('PORT=1\nDEMO=0\n')
  assert.equal(run(PRINT, asBefore2012), '9000 undefined')
  assert.equal(run(inChild, asBefore2012), '9000 0')
})
