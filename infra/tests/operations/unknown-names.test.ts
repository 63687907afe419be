import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../../..')

for (const [command, script, sentence] of [
  ['npm test', 'infra/test.mjs', /^No suite nothing: there are browser, api, .+\.$/],
  ['npm run proof', 'infra/tests/proof/proof.mjs', /^There is no row nothing; there are .+\.$/],
  ['npm run bench', 'infra/bench/start.mjs', /^There is no group nothing; there are pages, .+\.$/],
] as const) {
  test(`${command} -- nothing is refused with one sentence, before anything is installed`, () => {
    const options = { cwd: root, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync('node', [script, 'nothing'], options)
    assert.equal(status, 1)
    assert.equal(stdout, '')
    assert.match(stderr.trim(), sentence)
  })
}
