import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crash } from '../proof/rows/crash.ts'

test('ten crashes in the middle of writing lose nothing that was acknowledged', async () => {
  const { holds, seen } = await crash(10, 100)
  assert.ok(holds, seen)
})
