import { test } from '@japa/runner'
import { run, temporaryFolder } from '#tests/child'
import { schemaOf } from '#tests/schema_of'

test.group('Migrations', () => {
  test('go up, all the way down, and up again to the same schema', async ({ assert }) => {
    const DATA_DIR = temporaryFolder()
    const ace = (...args: string[]) => run(['ace.js', ...args], { DATA_DIR, NODE_ENV: 'test' })
    assert.equal((await ace('migration:run', '--no-schema-generate')).code, 0)
    const up = await schemaOf(DATA_DIR)
    assert.isAbove(up.length, 15)
    assert.equal((await ace('migration:reset', '--no-schema-generate')).code, 0)
    assert.isEmpty(await schemaOf(DATA_DIR))
    assert.equal((await ace('migration:run', '--no-schema-generate')).code, 0)
    assert.deepEqual(await schemaOf(DATA_DIR), up)
  })
})
