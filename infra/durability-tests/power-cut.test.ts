import assert from 'node:assert/strict'
import { test } from 'node:test'
import { powerCut } from '../proof/rows/power-cut.ts'

test('no answer leaves before its row and its picture are on the disk', async () => {
  const { holds, seen } = await powerCut(80)
  assert.ok(holds, seen)
})
