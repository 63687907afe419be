import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { runCommand } from '#tests/run_command'

const migrated = () => db.from('adonis_schema')

test.group('migration:pending', () => {
  test('is silent when every migration has been run', async ({ assert }) => {
    assert.deepEqual(await runCommand('migration:pending'), { code: 0, said: '' })
  })

  test('names what has not been run, one a line', async ({ assert }) => {
    const names = (await migrated().orderBy('id', 'desc').limit(2)).map(({ name }) => name)
    await migrated().whereIn('name', names).delete()
    const { code, said } = await runCommand('migration:pending')
    assert.equal(code, 0)
    assert.sameMembers(said.split('\n'), names)
    for (const name of names) assert.match(name, /^database\/migrations\//)
  })

  test('is silent for an empty database', async ({ assert }) => {
    await migrated().delete()
    assert.deepEqual(await runCommand('migration:pending'), { code: 0, said: '' })
  })
})
