import { test } from '@japa/runner'
import { Busy } from '#exceptions/refusals'
import { serialQueue } from '#support/serial_queue'

test.group('Serial queue', () => {
  test('refuses work that has waited too long', async ({ assert, cleanup }) => {
    const { now } = performance
    cleanup(() => void (performance.now = now))
    const oneAtATime = serialQueue()
    const begun = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()
    const work = oneAtATime(() => (begun.resolve(), over.promise))
    await begun.promise
    const refused = oneAtATime(async () => 'done')
    performance.now = () => now.call(performance) + 6_000
    over.resolve()
    await work
    await assert.rejects(() => refused, Busy)
    assert.equal(await oneAtATime(async () => 'done'), 'done')
  })
})
