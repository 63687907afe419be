import { test } from '@japa/runner'
import { Busy } from '#exceptions/refusals'
import { aheadOfStrangers, amongStrangers } from '#limits/lanes'
import { serialQueue } from '#limits/serial_queue'

test.group('A line', () => {
  test('refuses who would have stood in it for too long', async ({ assert, cleanup }) => {
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

  test('lets who is known go before strangers', async ({ assert }) => {
    const oneAtATime = serialQueue()
    const order: string[] = []
    const stand = (who: string) => oneAtATime(async () => void order.push(who))
    const strangers = ['running', 'first', 'second'].map((who) => amongStrangers(() => stand(who)))
    const known = aheadOfStrangers(() => Promise.all([stand('known'), stand('known too')]))
    await Promise.all([...strangers, known])
    assert.deepEqual(order, ['running', 'known', 'known too', 'first', 'second'])
  })

  test('has room for so many strangers only', async ({ assert }) => {
    const over = Promise.withResolvers<void>()
    const waiting = Array.from({ length: 40 }, () => amongStrangers(() => over.promise))
    await assert.rejects(() => amongStrangers(async () => 'one more'), Busy)
    assert.equal(await aheadOfStrangers(async () => 'known'), 'known')
    over.resolve()
    await Promise.all(waiting)
    assert.equal(await amongStrangers(async () => 'one more'), 'one more')
  })
})
