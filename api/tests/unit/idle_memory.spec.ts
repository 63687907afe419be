import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { IdleMemory, roomOfNewObjects } from '#health/idle_memory'

/** Objects that outlive a collection make V8 take more room for new ones. */
function takeRoom() {
  let held: object[] = []
  while (roomOfNewObjects() <= 10e6) {
    held.push({ some: 'object' })
    if (held.length > 200_000) held = []
  }
}

test.group('Memory of a process with nothing to do', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  test('is given back', async ({ assert }) => {
    takeRoom()
    const memory = new IdleMemory()
    await sleep(500)
    memory.look()
    assert.isBelow(roomOfNewObjects(), 10e6)
  })

  test('is kept while there is something to do', ({ assert }) => {
    takeRoom()
    const memory = new IdleMemory()
    const until = performance.now() + 50
    while (performance.now() < until);
    memory.look()
    assert.isAbove(roomOfNewObjects(), 10e6)
  })
})
