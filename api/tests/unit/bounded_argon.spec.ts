import { setTimeout as pause } from 'node:timers/promises'
import { Argon } from '@adonisjs/core/hash/drivers/argon'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { firstStart } from '#tests/first_start'
import { outside } from '#tests/outside'

/** What OWASP ASVS 5.0 (appendix C.2) approves: the least memory in KiB for so many passes. */
const APPROVED: Record<number, number> = { 1: 47_104, 2: 19_456, 3: 12_288 }

test.group('Password hashes', () => {
  // Those that this process makes are cheaper.
  test('of a server meet the cost that OWASP requires', async ({ assert }) => {
    const { DATA_DIR } = await firstStart()
    const [user] = await outside(DATA_DIR, 'select password from users')
    const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/
    const [, memory, passes] = form.exec(user!.password) ?? []
    assert.isAtLeast(Number(memory), APPROVED[Number(passes)]!, user!.password)
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
