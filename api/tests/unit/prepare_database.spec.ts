import { Secret } from '@adonisjs/core/helpers'
import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import User from '#models/user'
import { prepareDatabase } from '#start/prepare_database'
import { atMachine } from '#tests/at_machine'
import { temporaryFolder } from '#tests/child'

/** What a start does before it listens, with this password in its settings. */
function prepare<T>(DATA_DIR: string, password: string, look: () => Promise<T>) {
  return atMachine({ DATA_DIR, ADMIN_PASSWORD: new Secret(password) }, async () => {
    const { director } = await prepareDatabase(app)
    return { director, seen: await look() }
  })
}

const directors = () => User.all()

test.group('A start', () => {
  test('refuses a first password that anybody would guess', async ({ assert }) => {
    const DATA_DIR = temporaryFolder()
    await assert.rejects(
      () => prepare(DATA_DIR, 'password1234', directors),
      'ADMIN_PASSWORD is among the first that anybody would guess: choose another one.'
    )
    assert.isEmpty(await atMachine({ DATA_DIR }, directors))
  })

  test('makes the director once, with the password of then', async ({ assert }) => {
    const DATA_DIR = temporaryFolder()
    const first = await prepare(DATA_DIR, 'the first password', directors)
    assert.deepEqual(first.director, { email: 'director@academy.example' })
    for (const password of ['another password', 'password1234']) {
      const { director, seen } = await prepare(DATA_DIR, password, directors)
      assert.isUndefined(director)
      assert.lengthOf(seen, 1)
      assert.isTrue(await hash.verify(seen[0]!.password, 'the first password'))
    }
  })
})
