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

  test('is given back', ({ assert }) => {
    takeRoom()
    new IdleMemory(() => 0.005).look()
    assert.isBelow(roomOfNewObjects(), 10e6)
  })

  test('is kept while there is something to do', ({ assert }) => {
    takeRoom()
    new IdleMemory(() => 0.02).look()
    assert.isAbove(roomOfNewObjects(), 10e6)
  })

  test('is kept by a process that was busy since it looked last', ({ assert }) => {
    takeRoom()
    const memory = new IdleMemory()
    const until = performance.now() + 50
    while (performance.now() < until);
    memory.look()
    assert.isAbove(roomOfNewObjects(), 10e6)
  })
})
