import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countTests, namesOfTests } from '../support/count-tests.mjs'

const outputs = {
  Playwright: {
    text: `
  ✓  1 [desk] › home.spec.ts:3:1 › shows 3 passed tournaments (1.0s)
  3 failed
    [desk] › tests/e2e/admin.spec.ts:3:1 › saves ─────
  2 flaky
    [desk] › tests/e2e/home.spec.ts:9:1 › opens ─────
  4 skipped
  1 did not run
  20 passed (1.2m)`,
    counts: { passed: 20, flaky: 2, failed: 8 },
    names: [
      '[desk] › tests/e2e/admin.spec.ts:3:1 › saves ─────',
      '[desk] › tests/e2e/home.spec.ts:9:1 › opens ─────',
    ],
  },
  japa: {
    text: `
  ✔ 5 tests passed (4ms)
  ✖ refuses a text (7ms)
 FAILED

Tests  12 passed, 1 failed, 2 todo, 1 skipped (16)
 Time  3s`,
    counts: { passed: 12, flaky: 0, failed: 4 },
    names: ['✖ refuses a text (7ms)'],
  },
  Vitest: {
    text: `
 FAIL  src/lib/outbox.test.ts > sends once
 Test Files  1 failed | 2 passed (3)
      Tests  1 failed | 7 passed | 1 skipped (9)
   Duration  2.1s`,
    counts: { passed: 7, flaky: 0, failed: 2 },
    names: ['FAIL  src/lib/outbox.test.ts > sends once'],
  },
  'node:test': {
    text: `
✔ waits (20ms)
✖ serves (3ms)
ℹ tests 9
ℹ suites 2
ℹ pass 5
ℹ fail 1
ℹ cancelled 1
ℹ skipped 1
ℹ todo 1
ℹ duration_ms 2010`,
    counts: { passed: 5, flaky: 0, failed: 4 },
    names: ['✖ serves (3ms)'],
  },
  'a program without tests': {
    text: 'Everything is fine.',
    counts: { passed: 0, flaky: 0, failed: 0 },
    names: [],
  },
}

for (const [program, { text, counts, names }] of Object.entries(outputs)) {
  test(`the tests of ${program} are counted from its output`, () => {
    const lines = text.split('\n')
    assert.deepEqual(countTests(lines), counts)
    assert.deepEqual(namesOfTests(lines), names)
  })
}
