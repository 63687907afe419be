import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { rows } from '../proof/rows.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`)

describe('the proof', () => {
  test('has a row for every promise', () => {
    const ids = new Set(rows.map(({ id }) => id))
    const promised = [...numbered('R', 22), ...numbered('S', 26)]
    assert.deepEqual(
      promised.filter((id) => !ids.has(id)),
      []
    )
    assert.equal(ids.size, rows.length)
  })

  test('names only tests that are there', () => {
    const named = rows.flatMap(({ tests = [] }) => tests)
    assert.ok(named.length > 20)
    assert.deepEqual(
      named.filter((file) => !existsSync(join(project, file))),
      []
    )
  })
})
