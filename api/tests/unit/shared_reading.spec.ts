import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { SharedReading } from '#lists/shared_reading'

/** Readings that end when they are told to, each with the next number. */
function numbers() {
  const open: PromiseWithResolvers<number>[] = []
  const reading = new SharedReading(() => {
    const one = Promise.withResolvers<number>()
    open.push(one)
    return one.promise
  })
  return { reading, open }
}

test.group('A reading that is shared', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  test('begins after it was asked for, once for all who wait', async ({ assert }) => {
    const { reading, open } = numbers()
    const first = reading.value()
    await turn()
    const waiting = [reading.value(), reading.value(), reading.value()]
    await turn()
    assert.lengthOf(open, 1)

    open[0]!.resolve(1)
    assert.equal(await first, 1)
    await turn()
    assert.lengthOf(open, 2)
    open[1]!.resolve(2)
    assert.deepEqual(await Promise.all(waiting), [2, 2, 2])
  })

  test('that fails does so for those who wait for it, and no others', async ({ assert }) => {
    const { reading, open } = numbers()
    const first = reading.value()
    await turn()
    const second = reading.value()
    open[0]!.reject(new Error('not now'))
    await assert.rejects(() => first, 'not now')
    await turn()
    open[1]!.resolve(2)
    assert.equal(await second, 2)
  })
})
