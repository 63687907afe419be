import { once } from 'node:events'
import { test } from '@japa/runner'
import { run, start, temporaryFolder } from '#tests/child'
import { schemaOf } from '#tests/schema_of'

const migrate = ['ace.js', 'migration:run', '--no-schema-generate']

test.group('Migrations', () => {
  test('go up, all the way down, and up again, killed in their midst, to the same schema', async ({
    assert,
  }) => {
    const env = { DATA_DIR: temporaryFolder(), NODE_ENV: 'test' }
    const { code, text } = await run(migrate, env)
    assert.equal(code, 0, text)
    const schema = await schemaOf(env.DATA_DIR)
    assert.isAbove(schema.length, 15)

    const reset = ['ace.js', 'migration:reset', '--no-schema-generate']
    assert.equal((await run(reset, env)).code, 0)
    assert.isEmpty(await schemaOf(env.DATA_DIR))

    for (const name of ['users_table', 'achievements_table', 'add_search_texts', 'add_facts']) {
      const child = start(migrate, env)
      child.stdout!.on('data', () => {
        if (child.text.includes(name)) child.kill('SIGKILL')
      })
      await once(child, 'exit')
      assert.equal(child.signalCode, 'SIGKILL', child.text)
    }
    const last = await run(migrate, env)
    assert.equal(last.code, 0, last.text)
    assert.deepEqual(await schemaOf(env.DATA_DIR), schema)
  })
})
