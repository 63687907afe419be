import { Argon } from '@adonisjs/core/hash/drivers/argon'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'

/** One word, as two keyboards write it: é is one letter, or e and an accent. */
const COMPOSED = 'caf\u00E9 on the corner'
const DECOMPOSED = 'cafe\u0301 on the corner'

test.group('A password', () => {
  test('matches in composed and decomposed Unicode form', async ({ assert }) => {
    for (const set of [COMPOSED, DECOMPOSED]) {
      const hashed = await hash.make(set)
      assert.isTrue(await hash.verify(hashed, COMPOSED))
      assert.isTrue(await hash.verify(hashed, DECOMPOSED))
      assert.isFalse(await hash.verify(hashed, 'cafe on the corner'))
    }
  })

  test('hashed before normalisation still signs in as typed', async ({ assert }) => {
    const earlier = await new Argon({ variant: 'id', memory: 8 * 1024 }).make(DECOMPOSED)
    assert.isTrue(await hash.verify(earlier, DECOMPOSED))
  })
})
