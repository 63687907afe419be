import { setTimeout as pause } from 'node:timers/promises'
import { Argon } from '@adonisjs/core/hash/drivers/argon'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'

/** What OWASP ASVS 5.0 (appendix C.2) approves: the least memory in KiB for so many passes. */
const APPROVED: Record<number, number> = { 1: 47_104, 2: 19_456, 3: 12_288 }

test.group('Password hashes', () => {
  test('meet the cost that OWASP requires', async ({ assert }) => {
    const hashed = await hash.make('correct horse battery')
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hashed) ?? []
    assert.isAtLeast(Number(memory), APPROVED[Number(passes)]!, hashed)
  })

  test('are computed one at a time', async ({ assert, cleanup }) => {
    const { make, verify } = Argon.prototype
    cleanup(() => void Object.assign(Argon.prototype, { make, verify }))
    let running = 0
    let most = 0
    const work = async <T>(result: T) => {
      running += 1
      most = Math.max(most, running)
      await pause(5)
      running -= 1
      return result
    }
    Argon.prototype.make = () => work('hashed')
    Argon.prototype.verify = () => work(true)

    await Promise.all([1, 2, 3].flatMap(() => [hash.make('a'), hash.verify('hashed', 'a')]))
    assert.equal(most, 1)
  })
})
