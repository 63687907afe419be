import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultOfSetup } from '../test/runners.mjs'

test('what japa says of a setup that failed is found, and nothing else', () => {
  const said =
    '\n❯ Move to PostgreSQL: Setup hook\n\n\u001B[31mℹ Error: no such port\u001B[39m\n\n ⁃ at run'
  assert.equal(faultOfSetup(said), 'Error: no such port')
  assert.equal(faultOfSetup('  ✔ is given back (77.45ms)\n PASSED \n'), undefined)
})
