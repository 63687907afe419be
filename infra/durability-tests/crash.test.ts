import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crash } from '../proof/rows/crash.ts'

test('six crashes in the middle of writing lose nothing that was acknowledged', async () => {
  const { holds, seen } = await crash(6, 100)
  assert.ok(holds, seen)
})
