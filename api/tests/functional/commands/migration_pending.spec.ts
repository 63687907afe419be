import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { runCommand } from '#tests/run_command'

const migrated = () => db.from('adonis_schema')

test.group('migration:pending', () => {
  test('prints nothing when every migration has run', async ({ assert }) => {
    assert.deepEqual(await runCommand('migration:pending'), { code: 0, output: '' })
  })

  test('prints each pending migration on a line', async ({ assert }) => {
    const names = (await migrated().orderBy('id')).map(({ name }) => name)
    for (const name of names) assert.match(name, /^database\/migrations\//)
    // A database of another release.
    await migrated().update({ name: 'database/migrations/1_of_another_release' })
    const { output } = await runCommand('migration:pending')
    assert.sameMembers(output.split('\n'), names)
  })

  test('prints nothing for an empty database', async ({ assert }) => {
    await migrated().delete()
    assert.deepEqual(await runCommand('migration:pending'), { code: 0, output: '' })
  })
})
