import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const NAME = 'infra/start/env-file.mjs'
const file = fileURLToPath(new URL(`../../${NAME}`, import.meta.url))

test('settings are read from .env, and those of the environment stay', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-env-'))
  t.after(() => rmSync(folder, { recursive: true }))
  cpSync(file, join(folder, NAME))
  const script = `await import('${join(folder, NAME)}')
    console.log(process.env.PORT, process.env.DEMO)`
  const read = () =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { PORT: '9000' },
      encoding: 'utf8',
    }).trim()
  assert.equal(read(), '9000 undefined')
  writeFileSync(join(folder, '.env'), '#LOG_LEVEL=warn\nPORT=1\nDEMO=0\n')
  assert.equal(read(), '9000 0')
})
